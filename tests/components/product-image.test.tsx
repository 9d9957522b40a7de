import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '../../src/ui/product-image.tsx'
import { show } from '../support/shown.tsx'

const picture = () => screen.getByRole('img', { name: 'Mug' })

describe('a product picture', () => {
  it('loads again when its address returns after a failure', () => {
    const { rerender } = show(<ProductImage src="/front.jpg" alt="Mug" />)
    fireEvent.error(picture())
    rerender(<ProductImage src="/back.jpg" alt="Mug" />)
    expect(picture().getAttribute('src')).toBe('/back.jpg')
    rerender(<ProductImage src="/front.jpg" alt="Mug" />)
    expect(picture().getAttribute('src')).toBe('/front.jpg')
  })

  it('shows an icon beside its hidden words where it is small', () => {
    const { container } = show(<ProductImage src={null} alt="" isSmall />)
    expect(container.querySelector('svg')).not.toBeNull()
    expect(screen.getByText('No Image').className).toBe('visually-hidden')
  })
})
