import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { aWireProduct, imagesOf, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

const pictures = ['front', 'black', 'amber'].map((name) => `https://cdn.zyrosite.com/${name}.jpg`)

/** Renders a T-shirt with three pictures. */
async function aCarousel(overrides: Wire = {}) {
  const tee = aWireProduct({ id: 'prod_tee', title: 'Tee', images: imagesOf(pictures), ...overrides })
  const { client } = aStoreWith({ products: [tee] })
  const view = renderComponent(
    <ProductDetail productId="prod_tee" productParam="product" storeUrl="/store" />,
    { client },
  )
  return { ...view, opener: await screen.findByRole('button', { name: /^Enlarge picture/ }) }
}

/** Renders a T-shirt with three pictures and opens the dialog with the first one. */
async function anOpenDialog(overrides: Wire = {}) {
  const { opener, ...view } = await aCarousel(overrides)
  await view.user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Tee' }))
  const button = (name: string) => dialog.getByRole('button', { name })
  // The simulated browser does not move focus when a dialog opens or closes.
  button('Close').focus()
  return {
    ...view,
    opener,
    button,
    click: (name: string) => view.user.click(button(name)),
    shown: () => dialog.getByRole('img').getAttribute('alt'),
    image: () => dialog.getByRole('img'),
    announced: () => dialog.getAllByRole('status')[0]?.textContent,
    isZoomed: () => dialog.queryByRole('button', { name: 'Zoom out' }) !== null,
  }
}

describe('the enlarged pictures of <product-detail>', () => {
  it('open at the carousel’s current picture', async () => {
    const { user } = await anOpenDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Picture 3' }))
    await user.click(screen.getByRole('button', { name: 'Enlarge picture, 3 of 3' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('img').getAttribute('alt')).toBe('Tee, picture 3 of 3')
  })

  it('mark the button as busy while the dialog loads', async () => {
    const { opener } = await aCarousel()
    fireEvent.click(opener)
    expect(opener.getAttribute('aria-busy')).toBe('true')
    await screen.findByRole('dialog')
    expect(opener.getAttribute('aria-busy')).toBe('false')
  })

  it('do not open if the visitor moves focus while the dialog loads', async () => {
    const { opener } = await aCarousel()
    fireEvent.click(opener)
    screen.getByRole('button', { name: 'Picture 2' }).focus()
    await waitFor(() => expect(opener.getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be stepped through with the buttons, wrapping around at both ends', async () => {
    const { click, shown, announced } = await anOpenDialog()
    await click('Previous picture')
    expect(shown()).toBe('Tee, picture 3 of 3')
    expect(announced()).toBe('Picture 3 of 3')
    await click('Next picture')
    expect(shown()).toBe('Tee, picture 1 of 3')
    expect(announced()).toBe('Picture 1 of 3')
  })

  it('can be stepped through with the arrow keys, Home and End', async () => {
    const { user, shown } = await anOpenDialog()
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('Tee, picture 2 of 3')
    await user.keyboard('{End}')
    expect(shown()).toBe('Tee, picture 3 of 3')
    await user.keyboard('{Home}')
    expect(shown()).toBe('Tee, picture 1 of 3')
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe('Tee, picture 3 of 3')
  })

  it('advance to the next picture on the left arrow key if the text direction is right to left', async () => {
    const { user, shown, image } = await anOpenDialog()
    const dialog = image().closest('dialog')
    if (dialog) dialog.style.direction = 'rtl'
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe('Tee, picture 2 of 3')
  })

  it('can be zoomed with the keys + and -, but not with Ctrl, and do not change with the arrow keys then', async () => {
    const { user, isZoomed, shown } = await anOpenDialog()
    await user.keyboard('{Control>}+{/Control}')
    expect(isZoomed()).toBe(false)
    for (let press = 0; press < 2; press++) {
      await user.keyboard('+')
      expect(isZoomed()).toBe(true)
    }
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('Tee, picture 1 of 3')
    await user.keyboard('-')
    expect(isZoomed()).toBe(false)
  })

  it('reset the zoom when the visitor changes the picture', async () => {
    const { click, isZoomed } = await anOpenDialog()
    await click('Zoom in')
    await click('Next picture')
    expect(isZoomed()).toBe(false)
  })

  it('leave the carousel at the picture that was shown last', async () => {
    const { click } = await anOpenDialog()
    await click('Next picture')
    await click('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Tee, picture 2 of 3')
  })

  it('have no previous and next buttons when there is only one picture', async () => {
    const { opener, button } = await anOpenDialog({ images: imagesOf(pictures.slice(0, 1)) })
    expect(opener.getAttribute('aria-label')).toBe('Enlarge picture')
    expect(button('Zoom in')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  })
})
