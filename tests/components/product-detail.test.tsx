import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as cart from '../../src/cart/cart.ts'
import { lazyCart } from '../../src/cart/lazy-cart.ts'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { setInitialData } from '../../src/http/early-response.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { recordMessages } from '../support/author-messages.ts'
import { cartContent, currentToast, fillCart, storesInCart } from '../support/carts.ts'
import { aResponse, aTwoColorTee, aWireVariant, imagesOf, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse, aDemoClient, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const pictures = ['front', 'black', 'amber'].map((name) => `https://cdn.example/${name}.jpg`)

/** Returns a T-shirt in black and amber. Only amber has its own image. */
const aTee = (overrides: Wire = {}) =>
  aTwoColorTee(
    { subtitle: 'Soft cotton', images: imagesOf(pictures), ...overrides },
    { image_url: pictures[2] },
  )

const showDetail = (client: StoreClient, props: { productId?: string; storeUrl?: string } = {}) =>
  renderComponent(
    <ProductDetail productId="prod_tee" productParam="ee-product" storeUrl="/store" {...props} />,
    { client },
  )

describe('the URL parameter “variant” on a product page', () => {
  it('selects a style and shows its picture', async () => {
    history.replaceState(null, '', '/?ee-variant=amber')
    await aDetail()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Amber' }).checked).toBe(true)
    expect(screen.getByRole('img', { name: 'Tee, picture 3 of 3' })).toBeTruthy()
    expect(screen.getByText('9 in stock!')).toBeTruthy()
  })

  it('is ignored if the product has no such style', async () => {
    history.replaceState(null, '', '/?ee-variant=green')
    await aDetail()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(true)
  })

  it('is not set when a visitor chooses a style outside <store-front> and <electrician-site>', async () => {
    const { choose } = await aDetail()
    await choose('Amber')
    expect(location.search).toBe('')
  })
})

it('the event product-view is dispatched once, with the product and its first variant', async () => {
  const { client, callsTo } = aStoreWith({ products: [aTee()], stock: { black: 3, amber: 9 } })
  const { onEvent } = showDetail(client)
  await screen.findByText('3 in stock!')
  expect(callsTo('variants')).toHaveLength(1)
  const product = expect.objectContaining({ id: 'prod_tee' })
  const variant = expect.objectContaining({ id: 'black' })
  expect(onEvent.mock.calls).toEqual([['product-view', { product, variant }]])
})

async function aDetail(overrides: Wire = {}, contents: Parameters<typeof aStoreWith>[0] = {}) {
  const { client } = aStoreWith({ products: [aTee(overrides)], stock: { black: 3, amber: 9 }, ...contents })
  const view = showDetail(client)
  await screen.findByRole('heading', { name: 'Tee' })
  const click = (name: string) => view.user.click(screen.getByRole('button', { name }))
  const choose = (name: string) => view.user.click(screen.getByRole('radio', { name }))
  return { ...view, click, choose, add: () => screen.getByRole('button', { name: 'Add to Cart' }) }
}

const picture = () => screen.getByRole('img').getAttribute('src')
const quantity = () =>
  within(screen.getByRole('group', { name: 'Quantity of Tee' })).getByRole('status').textContent

describe('<product-detail>', () => {
  // spec 8.5
  it('shows the message from the specification for an error without a message', async () => {
    const { client } = aStoreWith({})
    showDetail({ ...client, get: () => Promise.reject(new Error('')) })
    expect(await screen.findByText('Error loading product: Failed to load product')).toBeTruthy()
  })

  // spec 2.106, 4.16
  it('shows a spinner and a link back to the store while the product loads', () => {
    showDetail(aFakeStore(() => new Promise(() => {})).client, { storeUrl: '/shop' })
    expect(screen.getByText('Loading product…')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Store' }).getAttribute('href')).toBe('/shop')
  })

  // spec 2.127, 4.18, 8.4, R.10
  it('shows why the product could not be loaded, a link back to the store and “Try again”', async () => {
    const products: Wire[] = []
    const { user } = showDetail(aStoreWith({ products }).client)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading product: HTTP 404: Not Found',
    )
    expect(screen.getByRole('link', { name: 'Back to Store' })).toBeTruthy()
    products.push(aTee())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Tee' })).toBeTruthy()
  })

  it('reads the product ID from the URL when the product-id attribute is missing', async () => {
    history.replaceState(null, '', '/item?ee-product=prod_tee')
    showDetail(aDemoClient('demo-detail'), { productId: '' })
    expect(await screen.findByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeTruthy()
  })

  it('shows a message when no product is specified', async () => {
    const loggedMessages = recordMessages()
    showDetail(aDemoClient(), { productId: '' })
    const message = 'No product was chosen. Please go back to the store and choose one.'
    expect(screen.getByText(message)).toBeTruthy()
    expect(await loggedMessages()).toEqual([expect.stringContaining('Set product-id="…"')])
  })

  // spec 2.111, 2.112
  it('shows the title, subtitle and ribbon', async () => {
    await aDetail({ ribbon_text: 'Sale' })
    expect(screen.getByText('Soft cotton')).toBeTruthy()
    expect(screen.getByText('Sale')).toBeTruthy()
  })

  // spec 2.113, 2.114
  it('shows the selected variant’s price, or its sale price and the regular price struck through', async () => {
    const { choose } = await aDetail()
    expect(screen.getAllByText('$25.00')).not.toHaveLength(0)
    expect(screen.queryByRole('deletion')).toBeNull()
    await choose('Amber')
    expect(screen.getByRole('insertion').textContent).toBe('$18.50')
    expect(screen.getByRole('deletion').textContent).toBe('$29.00')
  })

  // spec 2.117
  it('shows no style options for a single variant', async () => {
    await aDetail({ variants: [aWireVariant({ id: 'black' })] })
    expect(screen.queryByRole('group', { name: 'Style' })).toBeNull()
  })

  // spec 2.116, 2.118, 4.19
  it('selects the first style', async () => {
    await aDetail()
    const styles = within(screen.getByRole('group', { name: 'Style' }))
    expect(styles.getByRole('radio', { name: 'Black' })).toHaveProperty('checked', true)
    expect(styles.getByRole('radio', { name: 'Amber' })).toHaveProperty('checked', false)
  })
})

describe('the image carousel of <product-detail>', () => {
  // spec 2.120, 2.119
  it('moves to the image of the selected variant, or stays where it is if the variant has no image', async () => {
    const { choose, click } = await aDetail()
    await choose('Amber')
    expect(picture()).toBe(pictures[2])
    await click('Previous picture')
    await choose('Black')
    expect(picture()).toBe(pictures[1])
  })

  it('loads a failed image again when the visitor returns to it', async () => {
    const { click } = await aDetail()
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('No Image')).toBeTruthy()
    await click('Next picture')
    await click('Previous picture')
    expect(picture()).toBe(pictures[0])
  })

  it('announces the current image to screen readers', async () => {
    const { click } = await aDetail()
    const announced = screen.getByRole('img').closest('[aria-live="polite"]')
    await click('Next picture')
    expect(announced?.querySelector('img')?.alt).toBe('Tee, picture 2 of 3')
  })

  // spec 2.107, 2.110, 4.19
  it('starts with the first image and wraps around in both directions', async () => {
    const { click } = await aDetail()
    await click('Previous picture')
    expect(picture()).toBe(pictures[2])
    await click('Next picture')
    expect(picture()).toBe(pictures[0])
  })

  it('moves to the next or previous image with the arrow keys', async () => {
    const { user, click } = await aDetail()
    await click('Next picture')
    await user.keyboard('{ArrowRight}')
    expect(picture()).toBe(pictures[2])
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(picture()).toBe(pictures[0])
  })

  // spec 2.108
  it('moves to the image of a clicked thumbnail', async () => {
    const { click } = await aDetail()
    await click('Picture 2')
    expect(picture()).toBe(pictures[1])
    expect(screen.getByRole('button', { name: 'Picture 2' }).getAttribute('aria-current')).toBe('true')
  })

  // spec 2.109
  it('has no buttons or thumbnails when there is only one image', async () => {
    await aDetail({ images: imagesOf(pictures.slice(0, 1)) })
    expect(screen.queryByRole('button', { name: /^(?:previous |next )?picture/i })).toBeNull()
  })

  it('returns to the first image if the reloaded product no longer has the current one', async () => {
    const { images, ...initial } = aTee()
    const url = 'https://api.example/store/store_1/products/prod_tee'
    const { response, respond } = aDelayedResponse()
    const { client } = aStoreWith({ responses: { products: () => response } })
    onTestFinished(() => setInitialData(undefined))
    setInitialData({ [url]: { product: { ...initial, media: images } } })
    const { user } = showDetail(client)
    await user.click(screen.getByRole('button', { name: 'Picture 3' }))
    expect(picture()).toBe(pictures[2])
    const media = imagesOf(pictures.slice(0, 2))
    await act(async () => respond(aResponse({ product: { ...initial, media } })))
    expect(picture()).toBe(pictures[0])
    await user.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(picture()).toBe(pictures[1])
  })

  it('shows an image only once even if the store sends it twice', async () => {
    await aDetail({ images: imagesOf([...pictures.slice(0, 2), ...pictures.slice(0, 1)]) })
    expect(screen.getAllByRole('button', { name: /^Picture \d$/ })).toHaveLength(2)
  })
})

describe('the add-to-cart section of <product-detail>', () => {
  // spec 2.121, 4.19, 5.7, 9.21
  it('starts with a quantity of 1, which is the minimum', async () => {
    const { click } = await aDetail()
    expect(quantity()).toBe('1')
    await click('Decrease quantity of Tee')
    expect(quantity()).toBe('1')
  })

  it('starts with the smallest quantity that the store sells, and changes it by the multiple', async () => {
    const quantity_limits = { minimum: 10, maximum: 20, multiple_of: 5 }
    const variants = [aWireVariant({ id: 'clips', manage_inventory: false, quantity_limits })]
    const { click, user, add } = await aDetail({ variants })
    expect(quantity()).toBe('10')
    expect(screen.getByText('Possible quantities: 10, 15, 20')).toBeTruthy()
    await click('Increase quantity of Tee')
    expect(quantity()).toBe('15')
    await user.click(screen.getByRole('spinbutton'))
    await user.keyboard('13{Enter}')
    expect(quantity()).toBe('10')
    await user.click(add())
    expect(cartContent()).toEqual({ clips: 10 })
  })

  it('shows possible quantities only at the maximum if the store sells any smaller quantity', async () => {
    const quantity_limits = { maximum: 2 }
    const { click } = await aDetail({
      variants: [aWireVariant({ manage_inventory: false, quantity_limits })],
    })
    expect(screen.queryByText(/^Possible/)).toBeNull()
    await click('Increase quantity of Tee')
    await click('Increase quantity of Tee')
    expect(quantity()).toBe('2')
    expect(screen.getByText('Possible quantities: 1, 2', { selector: 'p *' })).toBeTruthy()
  })

  // spec R.26
  it('keeps the quantity when another style is selected', async () => {
    const { click, choose } = await aDetail()
    await click('Increase quantity of Tee')
    await choose('Amber')
    expect(quantity()).toBe('2')
  })

  // spec 4.23, 4.24
  it('shows the stock and warns when the chosen quantity exceeds the stock', async () => {
    const { click, add } = await aDetail()
    expect(await screen.findByText('3 in stock!')).toBeTruthy()
    for (let quantity = 1; quantity < 4; quantity++) await click('Increase quantity of Tee')
    expect(screen.getByText('Not enough stock. Only 3 left.')).toBeTruthy()
    expect(add()).toHaveProperty('disabled', true)
  })

  // spec R.9
  it('is disabled until the stock is known', async () => {
    const { add } = await aDetail({}, { responses: { variants: () => new Promise(() => {}) } })
    expect(screen.getByText('Checking stock…')).toBeTruthy()
    expect(screen.queryByText('Sold out')).toBeNull()
    expect(add()).toHaveProperty('disabled', true)
  })

  it('marks sold-out styles, which can still be selected', async () => {
    const { choose } = await aDetail({}, { stock: { black: 3, amber: 0 } })
    await choose('Amber, sold out')
    expect(screen.getByText('Sold out').previousElementSibling?.textContent).toBe('Amber')
    expect(screen.getByText('Not enough stock. Only 0 left.')).toBeTruthy()
  })

  // spec 2.122, 8.22
  it('adds the selected style in the chosen quantity and shows a toast', async () => {
    const { click, choose, onEvent } = await aDetail()
    await screen.findByText('3 in stock!')
    await choose('Amber')
    await click('Increase quantity of Tee')
    await click('Add to Cart')
    expect(cartContent()).toEqual({ amber: 2 })
    expect(storesInCart()).toMatchObject([{ host: 'https://api.example', store_id: 'store_1' }])
    expect(currentToast()).toMatchObject({
      title: 'Added to Cart! 🛒',
      description: '2 x Tee (Amber) added.',
    })
    expect(onEvent).toHaveBeenLastCalledWith('cart-add', {
      product: expect.objectContaining({ id: 'prod_tee' }),
      variant: expect.objectContaining({ id: 'amber' }),
      quantity: 2,
    })
  })

  it('adds the product once if “Add to Cart” is pressed again before the cart has been loaded', async () => {
    const { add } = await aDetail()
    await screen.findByText('3 in stock!')
    lazyCart.setState({ cart: null })
    for (let press = 0; press < 3; press++) await act(async () => add().click())
    await act(async () => lazyCart.setState({ cart }))
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('shows a failure if the cart cannot be loaded within 10 s, and does not add the product later', async () => {
    const { add } = await aDetail()
    await screen.findByText('3 in stock!')
    lazyCart.setState({ cart: null })
    vi.useFakeTimers()
    fireEvent.click(add())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    expect(currentToast()).toMatchObject({
      title: 'Oh no! Something went wrong.',
      description: 'The cart could not be loaded. Check your connection and try again.',
    })
    expect(add().getAttribute('aria-disabled')).toBe('false')
    await act(async () => lazyCart.setState({ cart }))
    expect(cartContent()).toEqual({})
  })

  // spec 2.123, 8.7, 8.8
  it('adds nothing when the cart already contains the entire stock', async () => {
    const { click } = await aDetail()
    await screen.findByText('3 in stock!')
    fillCart('black', 3)
    await click('Add to Cart')
    expect(cartContent()).toEqual({ black: 3 })
    expect(currentToast()).toMatchObject({
      title: 'Oh no! Something went wrong.',
      description: 'Not enough stock for Tee (Black). Only 3 left.',
      variant: 'destructive',
    })
  })

  it('lets the visitor retry a failed stock check', async () => {
    const responses: Record<string, () => Response> = { variants: () => anErrorResponse(503, '') }
    const { user } = await aDetail({}, { responses })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t check whether this is in stock')
    delete responses['variants']
    await user.click(again)
    expect(await screen.findByText('3 in stock!')).toBeTruthy()
  })
})

describe('text in <product-detail>', () => {
  // spec 2.115
  it('keeps the formatting of the description', async () => {
    await aDetail({ description: '<p>Made of <strong>cotton</strong></p><ul><li>Washable</li></ul>' })
    expect(screen.getByText('cotton').localName).toBe('strong')
    expect(screen.getByText('Washable').localName).toBe('li')
  })

  // spec R.28
  it('lists the additional information in the order set by the store', async () => {
    await aDetail({
      additional_info: [
        { id: 'i1', order: 1, title: 'Care', description: '<p>Wash cold</p>' },
        { id: 'i0', order: 0, title: 'Fit', description: '<p>Regular</p>' },
      ],
    })
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Fit', 'Care'])
    expect(screen.getByText('Regular')).toBeTruthy()
  })
})
