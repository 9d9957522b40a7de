import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '../../src/ui/product-image.tsx'
import { renderComponent } from '../support/render-component.tsx'

const picture = () => screen.getByRole('img', { name: 'Mug' })

describe('<ProductImage>', () => {
  it('retries a failed image when the same URL is set again', () => {
    const { rerender } = renderComponent(<ProductImage src="/front.jpg" alt="Mug" />)
    fireEvent.error(picture())
    rerender(<ProductImage src="/back.jpg" alt="Mug" />)
    expect(picture().getAttribute('src')).toBe('/back.jpg')
    rerender(<ProductImage src="/front.jpg" alt="Mug" />)
    expect(picture().getAttribute('src')).toBe('/front.jpg')
  })

  it('shows an icon and visually hidden text when it is small', () => {
    const { container } = renderComponent(<ProductImage src={null} alt="" isSmall />)
    expect(container.querySelector('svg')).not.toBeNull()
    expect(screen.getByText('No Image').className).toBe('visually-hidden')
  })
})
