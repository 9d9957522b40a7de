import { fireEvent, screen } from '@testing-library/react'
import { __iconData as imageOffIcon } from 'lucide-react/icons/image-off'
import { describe, expect, it } from 'vitest'
import { parseProductPage } from '../../src/provider/responses.ts'
import { ProductImage } from '../../src/ui/product-image.tsx'
import { aWirePage, aWireProduct } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'

const cdnPicture = 'https://cdn.zyrosite.com/u/mug.jpg'
const picture = () => screen.getByRole('img', { name: 'Mug' })

describe('<ProductImage>', () => {
  it('offers resized versions of a picture on the provider’s CDN', () => {
    renderComponent(<ProductImage src={cdnPicture} alt="Mug" sizes="50vw" />)
    expect(picture().getAttribute('srcset')).toContain('w=640,fit=scale-down/u/mug.jpg 640w')
    expect(picture().getAttribute('sizes')).toBe('auto, 50vw')
  })

  it('offers the resized versions that the store names', () => {
    const src = 'https://shop.example/mug.jpg'
    const image = { url: src, srcset: 'https://shop.example/mug-400.jpg 400w' }
    parseProductPage(aWirePage([aWireProduct({ images: [image] })]))
    renderComponent(<ProductImage src={src} alt="Mug" />)
    expect(picture().getAttribute('srcset')).toBe('https://shop.example/mug-400.jpg 400w')
  })

  it('loads the original if a resized version fails, and shows the placeholder if the original fails, too', () => {
    renderComponent(<ProductImage src={cdnPicture} alt="Mug" />)
    fireEvent.error(picture())
    expect(picture().getAttribute('srcset')).toBeNull()
    expect(picture().getAttribute('src')).toBe(cdnPicture)
    fireEvent.error(picture())
    expect(screen.getByText('No Image')).toBeTruthy()
  })

  it('shows an icon and visually hidden text when it is small', () => {
    const { container } = renderComponent(<ProductImage src={null} alt="" missingIcon={imageOffIcon} />)
    expect(container.querySelector('svg')).not.toBeNull()
    expect(screen.getByText('No Image').className).toBe('visually-hidden')
  })
})
