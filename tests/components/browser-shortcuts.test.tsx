import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { ServiceList } from '../../src/elements/service-list/service-list.tsx'
import { WorkDialog } from '../../src/elements/service-list/work-gallery.tsx'
import { aBusiness, aWireProduct } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

await WorkDialog.load()

const backShortcuts = [
  ['Alt and the left arrow key', { altKey: true }],
  ['Command and the left arrow key', { metaKey: true }],
] as const

/** Presses the left arrow key with a modifier key. Returns whether the page prevented the browser’s default action. */
function press(target: Element, modifier: object): boolean {
  const event = createEvent.keyDown(target, { key: 'ArrowLeft', ...modifier })
  fireEvent(target, event)
  return event.defaultPrevented
}

describe.each(backShortcuts)('%s', (_, modifier) => {
  it('do not change the picture of a carousel', async () => {
    const images = ['front', 'back'].map((name, order) => ({ url: `https://cdn.example/${name}.jpg`, order }))
    const { client } = aStoreWith({ products: [aWireProduct({ title: 'Tee', images })] })
    renderComponent(<ProductDetail productId="prod_1" productParam="product" storeUrl="/store" />, { client })
    const next = await screen.findByRole('button', { name: 'Next picture' })
    expect(press(next, modifier)).toBe(false)
    expect(screen.getByRole('img', { name: 'Tee, picture 1 of 2' })).toBeTruthy()
  })

  it('do not change the picture of a finished job', async () => {
    const work = ['panel', 'lamp'].map((name) => ({ picture: `/${name}.jpg`, text: `New ${name}` }))
    const { user } = renderComponent(<ServiceList />, { business: aBusiness({ work }) })
    await user.click(screen.getByRole('button', { name: 'New panel' }))
    expect(press(screen.getByRole('button', { name: 'Next picture' }), modifier)).toBe(false)
    expect(screen.getByRole('img', { name: 'New panel' })).toBeTruthy()
  })
})
