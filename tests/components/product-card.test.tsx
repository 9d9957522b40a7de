import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SingleProductCard } from '../../src/elements/product-card/single-product-card.tsx'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { recordMessages } from '../support/author-messages.ts'
import { cartContent, currentToast } from '../support/carts.ts'
import { aMug, aResponse, aWirePage, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

/** Returns a store whose listings are empty. */
function anUnlistedProduct({ images, ...product }: Wire) {
  return aFakeStore(({ pathname }) =>
    aResponse(pathname.endsWith('/prod_mug') ? { product: { ...product, media: images } } : aWirePage([])),
  )
}

const show = (client: StoreClient, productId = 'prod_mug') =>
  renderComponent(<SingleProductCard productId={productId} productUrl="/item.html?ee-product={id}" />, {
    client,
  })

describe('<product-card>', () => {
  it('shows a spinner while the product loads', () => {
    show(aFakeStore(() => new Promise(() => {})).client)
    expect(screen.getByRole('status').textContent).toBe('Loading product…')
  })

  // spec 2.93, 2.98
  it('shows the title, subtitle, price and a link to the product, but not as a list item', async () => {
    show(aStoreWith({ products: [aMug({ subtitle: 'Holds 12 oz' })] }).client)
    const heading = await screen.findByRole('heading', { level: 3, name: 'Mug' })
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/item.html?ee-product=prod_mug')
    expect(screen.getByText('Holds 12 oz')).toBeTruthy()
    expect(screen.getByText('$19.99')).toBeTruthy()
    for (const role of ['deletion', 'listitem']) expect(screen.queryByRole(role)).toBeNull()
  })

  it('adds the smallest quantity that the store sells, and refuses what the store does not sell', async () => {
    const quantity_limits = { minimum: 2, maximum: 3, multiple_of: 1 }
    const { user } = show(
      aStoreWith({ products: [aMug({}, { manage_inventory: false, quantity_limits })] }).client,
    )
    const button = await screen.findByRole('button', { name: /^Add to Cart ?: Mug$/ })
    await user.click(button)
    await waitFor(() => expect(currentToast()?.description).toBe('2 x Mug (Mug) added.'))
    await user.click(button)
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error adding to cart',
        description: 'Your cart cannot contain 4 of Mug. Possible quantities: 2, 3',
      }),
    )
    expect(cartContent()).toEqual({ mug: 2 })
  })

  it('shows why the product could not be loaded and lets the visitor retry', async () => {
    const responses: Record<string, () => Response> = { products: () => anErrorResponse(503, 'Unavailable') }
    const { user } = show(aStoreWith({ products: [aMug()], responses }).client)
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading product: HTTP 503')
    delete responses['products']
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Mug' })).toBeTruthy()
  })

  it.each([
    ['that the store does not have', aStoreWith({}), 'prod_none'],
    ['that was deleted', anUnlistedProduct(aMug({ deleted_at: '2026-01-01T00:00:00.000Z' })), 'prod_mug'],
  ])('shows a note instead of an error for a product %s', async (_, { client }, id) => {
    const loggedMessages = recordMessages()
    show(client, id)
    expect(await screen.findByText('This product is no longer available.')).toBeTruthy()
    for (const role of ['alert', 'button', 'status']) expect(screen.queryByRole(role)).toBeNull()
    expect(await loggedMessages()).toEqual([
      expect.stringContaining(`<product-card product-id="${id}">: the store has no such product.`),
    ])
  })

  it('shows an error if the store itself does not exist', async () => {
    const responses = { products: () => anErrorResponse(404, 'Store not found') }
    show(aStoreWith({ responses }).client)
    expect((await screen.findByRole('alert')).textContent).toContain('HTTP 404: Store not found')
  })

  it('shows a subscription, which listings leave out', async () => {
    const { onEvent, user } = show(
      aStoreWith({ products: [aMug({ type: { value: 'subscription' } })] }).client,
    )
    onEvent.mockReturnValue(false)
    await user.click(await screen.findByRole('button', { name: /^View details ?: Mug$/ }))
    expect(screen.getByText('$19.99')).toBeTruthy()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('product-select', expect.anything())
  })

  it('shows a message when no product is specified', async () => {
    const loggedMessages = recordMessages()
    show(aStoreWith({}).client, '')
    expect(screen.getByText('No product was chosen.')).toBeTruthy()
    expect(await loggedMessages()).toEqual(['<product-card> has no product to show. Set product-id="…".'])
  })

  it('shows the new product when product-id changes', async () => {
    const { client } = aStoreWith({ products: [aMug(), aMug({ id: 'prod_cup', title: 'Cup' })] })
    const { rerender } = show(client)
    await screen.findByRole('heading', { name: 'Mug' })
    rerender(<SingleProductCard productId="prod_cup" productUrl="/{id}" />)
    expect(await screen.findByRole('heading', { name: 'Cup' })).toBeTruthy()
  })
})
