import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { cartContent, currentToast, storesInCart } from '../support/carts.ts'
import {
  aMug,
  aResponse,
  aWirePage,
  aWirePrice,
  aWireProduct,
  aWireVariant,
  type Wire,
} from '../support/factories.ts'
import { recordTexts } from '../support/record-texts.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse, aDemoClient, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const showGrid = (client: StoreClient, productUrl = '/product/{id}') =>
  renderComponent(<StoreGrid productUrl={productUrl} />, { client })

const anUnmanagedMug = (overrides: Wire = {}) => aMug(overrides, { manage_inventory: false })
const aTee = (...prices: Wire[]) =>
  aWireProduct({
    id: 'prod_tee',
    title: 'Tee',
    variants: prices.map((price, index) => aWireVariant({ id: `tee_${index}`, prices: [aWirePrice(price)] })),
  })

/** Renders a grid with one product and returns its card. */
async function aCard(product: Wire, contents: Parameters<typeof aStoreWith>[0] = {}) {
  const { client } = aStoreWith({ products: [product], ...contents })
  const view = showGrid(client)
  const card = within(await screen.findByRole('listitem'))
  return { ...view, card, add: () => card.getByRole('button') }
}

describe('<store-grid>', () => {
  // spec 2.88, 2.90, 4.12
  it('shows its heading and a spinner while products load', () => {
    showGrid(aFakeStore(() => new Promise(() => {})).client)
    expect(screen.getByRole('heading', { name: 'Our Store' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Loading products…')
  })

  // spec 8.3
  it('shows the message from the specification for an error without a message', async () => {
    const { client } = aStoreWith({})
    showGrid({ ...client, listProducts: () => Promise.reject(new Error('')) })
    expect(await screen.findByText('Error loading products: Failed to load products')).toBeTruthy()
  })

  // spec 2.89, 2.99, 4.13, 7.8
  it('lists every product on the first page', async () => {
    const client = aDemoClient('demo-grid')
    const { products } = await client.listProducts()
    showGrid(client)
    const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(titles()).toEqual(products.map(({ title }) => title)))
  })

  it('shows the first 12 products before the others, and does not offer more in between', async () => {
    const mugs = Array.from({ length: 15 }, (_, number) => aMug({ id: `mug_${number}` }))
    const { container } = showGrid(aStoreWith({ products: mugs }).client)
    const texts = recordTexts(container)
    expect(await screen.findAllByRole('listitem')).toHaveLength(12)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(15))
    expect(texts.join()).not.toContain('of 15 products')
  })

  // spec 2.91, 4.14, 8.2, R.10
  it('shows why the products could not be loaded, and loads them again when “Try again” is clicked', async () => {
    const products = () => anErrorResponse(503, 'Service Unavailable')
    const responses: Record<string, () => Response> = { products }
    const { user } = showGrid(aStoreWith({ products: [aMug()], responses }).client)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error loading products: HTTP 503: Service Unavailable')
    delete responses['products']
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Mug' })).toBeTruthy()
  })

  // spec 2.92, 4.15
  it('shows a message when there are no products', async () => {
    showGrid(aDemoClient('empty'))
    expect(await screen.findByText('No products available at the moment.')).toBeTruthy()
  })

  it('shows the next page when “Show more” is clicked', async () => {
    const { client } = aFakeStore((url) => {
      if (url.pathname.endsWith('/variants')) return aResponse({ variants: [] })
      const offset = Number(url.searchParams.get('offset'))
      const product = aWireProduct({ id: `prod_${offset}`, title: `Product ${offset}` })
      return aResponse(aWirePage([product], { count: 2, offset, limit: 1 }))
    })
    const { user } = showGrid(client)
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(screen.getByText('1 of 2 products')).toBeTruthy()
    await user.click(more)
    expect(await screen.findByRole('heading', { name: 'Product 1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('a product card in <store-grid>', () => {
  it('lets the browser handle a Ctrl-click', async () => {
    const { card, onEvent } = await aCard(aMug())
    fireEvent.click(card.getByRole('link'), { ctrlKey: true })
    expect(onEvent).not.toHaveBeenCalled()
  })

  // spec 2.94, 2.96
  it('shows the product’s image and ribbon', async () => {
    const { card } = await aCard(aMug({ thumbnail: 'https://cdn.example/mug.jpg', ribbon_text: 'New' }))
    expect(card.getByRole('presentation').getAttribute('src')).toBe('https://cdn.example/mug.jpg')
    expect(card.getByText('New')).toBeTruthy()
  })

  // spec 2.95
  it('shows “No Image” for a product without an image', async () => {
    const { card } = await aCard(aMug({ thumbnail: null }))
    expect(card.getByText('No Image')).toBeTruthy()
  })

  // spec 2.97, R.4
  it('shows the sale price and strikes through the regular price', async () => {
    const { card } = await aCard(aTee({ amount: 2500 }, { amount: 2900, sale_amount: 1850 }))
    expect(card.getByRole('insertion').textContent).toBe('$18.50')
    expect(card.getByRole('deletion').textContent).toBe('$29.00')
  })

  // spec 2.100, 2.101
  it.each([
    ['Soft cotton', 'Soft cotton'],
    [null, 'Check out this amazing product!'],
    ['', 'Check out this amazing product!'],
  ])('with the subtitle %j shows “%s”', async (subtitle, text) => {
    const { card } = await aCard(aMug({ subtitle }))
    expect(card.getByText(text)).toBeTruthy()
  })
})

describe('“Add to Cart” on a product card', () => {
  // spec 2.103, 2.104, 8.21
  it('adds one item and shows a toast', async () => {
    const { user, add, onEvent } = await aCard(anUnmanagedMug())
    await user.click(add())
    expect(cartContent()).toEqual({ mug: 1 })
    expect(storesInCart()).toMatchObject([{ host: 'https://api.example', store_id: 'store_1' }])
    expect(currentToast()).toMatchObject({
      title: 'Added to Cart! 🛒',
      description: 'Mug has been added to your cart.',
      variant: 'default',
    })
    expect(onEvent).toHaveBeenCalledWith('cart-add', expect.objectContaining({ quantity: 1 }))
  })

  // spec 2.105, 8.6, 8.8, R.12
  it.each([1, 0])('adds no more items than are in stock (%d) and explains why', async (stock) => {
    const { user, add } = await aCard(aMug(), { stock: { mug: stock } })
    for (let press = 0; press <= stock; press += 1) await user.click(add())
    expect(cartContent()).toEqual(stock > 0 ? { mug: 1 } : {})
    expect(currentToast()).toMatchObject({
      title: 'Error adding to cart',
      description: `Not enough stock for Mug (Mug). Only ${stock} left.`,
      variant: 'destructive',
    })
  })

  it('waits for a pending stock check', async () => {
    const { response, respond } = aDelayedResponse()
    const { user, add } = await aCard(aMug(), { responses: { variants: () => response } })
    await user.click(add())
    expect(cartContent()).toEqual({})
    respond(aResponse({ variants: [{ id: 'mug', inventory_quantity: 1 }] }))
    await waitFor(() => expect(cartContent()).toEqual({ mug: 1 }))
  })

  // spec 2.102, 5.14
  it('opens the product page when the product has several variants', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { user, add, onEvent } = await aCard(aTee({ amount: 2500 }, { amount: 2900 }))
    await user.click(add())
    expect(onEvent).toHaveBeenCalledWith('product-select', {
      product: expect.objectContaining({ id: 'prod_tee' }),
    })
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/product/prod_tee', location.href).href)
    expect(cartContent()).toEqual({})
  })

  // spec R.11, R.13, R.14
  it.each([
    ['is not for sale', anUnmanagedMug({ purchasable: false })],
    ['has no variant', anUnmanagedMug({ variants: [] })],
    ['has no price', aMug({}, { prices: [] })],
  ])('is disabled when the product %s', async (_, product) => {
    const { add } = await aCard(product)
    expect(add()).toHaveProperty('disabled', true)
    expect(add().textContent).toContain('Currently unavailable')
  })
})

describe('a failed stock check in <store-grid>', () => {
  const failing = () => ({
    responses: { variants: () => anErrorResponse(503, '') } as Record<string, () => Response>,
  })

  // spec R.8, R.9
  it('is shown above the products, which stay visible but cannot be added to the cart', async () => {
    const { card, user, add } = await aCard(aMug(), failing())
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check what is in stock')
    expect(card.getByText('Mug')).toBeTruthy()
    await user.click(add())
    expect(currentToast()?.description).toBe('We couldn’t check whether it is in stock. Please try again.')
    expect(cartContent()).toEqual({})
  })

  it('is not shown when no listed product has managed inventory', async () => {
    const { user, add } = await aCard(anUnmanagedMug(), failing())
    await user.click(add())
    expect(cartContent()).toEqual({ mug: 1 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  // spec R.8
  it('can be retried', async () => {
    const contents = { ...failing(), stock: { mug: 2 } }
    const { user, add } = await aCard(aMug(), contents)
    const again = await screen.findByRole('button', { name: 'Try again' })
    delete contents.responses['variants']
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(add())
    expect(cartContent()).toEqual({ mug: 1 })
  })
})
