import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { addToCart, cartStore, removeFromCart, setQuantity } from '../../src/cart/cart.ts'
import { openCart, prepareCart } from '../../src/cart/drawer.ts'
import { resetCheckout } from '../../src/checkout/checkout-store.ts'
import { pendingOrdersStore } from '../../src/checkout/pending-orders.ts'
import { CartDrawer, CartPanel } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { createStoreClient, shareStoreClient } from '../../src/provider/store-client.ts'
import '../../src/stores/woocommerce/store.ts'
import { ToastLayer } from '../../src/ui/toast-outlet.tsx'
import { aLocale } from '../support/a-locale.ts'
import { cartContent, currentToast, fillCart, knowCart, lineKeyOf } from '../support/carts.ts'
import {
  aManagedVariant,
  aProduct,
  aResponse,
  aVariant,
  aWirePrice,
  aWireProduct,
  aWireVariant,
} from '../support/factories.ts'
import { offerOrders, order } from '../support/orders.ts'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse, anErrorResponse, aStoreWith } from '../support/stores.ts'

await CartPanel.load()
await ToastLayer.load()

type Responses = NonNullable<Parameters<typeof aStoreWith>[0]['responses']>

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Shopping Cart' })

/** Renders a drawer and opens it. The page has just loaded the cart's products. */
function anOpenDrawer(responses: Responses = {}) {
  const { client, callsTo } = aStoreWith({ responses })
  knowCart(client)
  const view = renderComponent(<CartDrawer />, { client })
  act(openCart)
  const click = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, click, callsTo }
}

describe('<cart-drawer>', () => {
  // spec 4.27
  it('is closed until the cart opens, and then dispatches cart-open', () => {
    const { onEvent } = renderComponent(<CartDrawer />, { client: aStoreWith({}).client })
    expect(screen.queryByRole('dialog')).toBeNull()
    act(openCart)
    expect(dialog()).toBeTruthy()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('cart-open', null)
  })

  it('renders no content until the visitor is about to open it', () => {
    renderComponent(<CartDrawer />, { client: aStoreWith({}).client })
    expect(screen.queryByText('Your cart is empty.')).toBeNull()
    act(prepareCart)
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  })

  // spec 2.38
  it('shows a message when the cart is empty', () => {
    anOpenDrawer()
    expect(within(dialog()).getByText('Your cart is empty.')).toBeTruthy()
    expect(screen.queryByText('Total')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  // spec 2.35, 2.36, 4.27
  it.each([
    [
      'its close button is clicked',
      () => fireEvent.click(screen.getByRole('button', { name: 'Close cart' })),
    ],
    ['the backdrop is clicked', () => fireEvent.click(dialog())],
    ['the browser closes the dialog, for example on Escape', () => act(() => dialog().close())],
  ])('closes when %s, dispatches cart-close and can be opened again', (_, close) => {
    const { onEvent } = anOpenDrawer()
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onEvent).toHaveBeenLastCalledWith('cart-close', null)
    act(openCart)
    expect(dialog()).toBeTruthy()
  })
})

describe('the cart of a WooCommerce shop on the shop’s own website', () => {
  const client = createStoreClient({ host: '/', storeId: 'main', type: 'woocommerce' })
  const note = /^The shop’s own cart also contains items\./

  it('says before the checkout that it replaces the shop’s own cart', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('woocommerce_items_in_cart=1')
    fillCart('mug', 1, {}, client.settings)
    renderComponent(<CartDrawer />, { client })
    act(openCart)
    expect(await screen.findByText(note)).toBeTruthy()
    expect(descriptionOf(screen.getByRole('button', { name: 'Proceed to Checkout' }))).toMatch(note)
  })

  it('does not mention the shop’s own cart if it is empty', async () => {
    fillCart('mug', 1, {}, client.settings)
    renderComponent(<CartDrawer />, { client })
    await act(async () => openCart())
    expect(screen.queryByText(note)).toBeNull()
  })
})

describe('a line in <cart-drawer>', () => {
  const line = () => within(screen.getByRole('listitem'))

  // spec 2.40, 2.41, 2.42
  it.each([
    ['price', null, '$10.00'],
    ['sale price', 700, '$7.00'],
  ])('shows the product, style, quantity and %s', (_, sale_price_in_cents, price) => {
    fillCart('black', 2, { title: 'Black', price_in_cents: 1000, sale_price_in_cents })
    anOpenDrawer()
    for (const text of ['Crew Tee', 'Black', '2', price]) expect(line().getByText(text)).toBeTruthy()
  })

  // spec 2.39
  it('shows the product’s image, or the variant’s image if it has one', () => {
    fillCart('black', 1)
    anOpenDrawer()
    expect(line().getByRole('presentation').getAttribute('src')).toBe('https://cdn.example/tee/front.jpg')
    act(() => fillCart('black', 1, { image_url: 'https://cdn.example/black.jpg' }))
    expect(line().getByRole('presentation').getAttribute('src')).toBe('https://cdn.example/black.jpg')
  })

  // spec 2.43, 2.45, 4.6, 9.21
  it('has buttons that change its quantity, which never falls below 1, and the total', async () => {
    fillCart('black', 1, { price_in_cents: 1000 })
    const { click } = anOpenDrawer()
    const total = () => screen.getByText('Total').parentElement?.textContent
    expect(total()).toBe('Total $10.00')
    await click(/^Increase/)
    expect(cartContent()).toEqual({ black: 2 })
    expect(total()).toBe('Total $20.00')
    await click(/^Decrease/)
    await click(/^Decrease/)
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('changes by the store’s multiple, and says which quantities are possible', async () => {
    fillCart('clips', 10, { quantity_limits: { minimum: 10, maximum: 15, multiple_of: 5 } })
    const { click, user } = anOpenDrawer()
    expect(line().getByText('Possible quantities: 10, 15')).toBeTruthy()
    await click(/^Decrease/)
    expect(cartContent()).toEqual({ clips: 10 })
    await user.click(line().getByRole('spinbutton', { name: /^Quantity of/ }))
    await user.keyboard('99{Enter}')
    expect(cartContent()).toEqual({ clips: 15 })
    expect(
      line()
        .getByRole('button', { name: /^Increase/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
  })

  it('announces its removal to screen readers, even if the previous announcement was identical', async () => {
    const { click } = anOpenDrawer()
    for (let time = 0; time < 2; time++) {
      act(() => fillCart('black', 1, { title: 'Black' }))
      const before = screen.queryByText('Crew Tee, Black removed')
      await click('Remove Crew Tee, Black')
      const announcement = screen.getByText('Crew Tee, Black removed')
      expect(announcement.closest('[role=status]')).toBeTruthy()
      expect(announcement).not.toBe(before)
    }
  })

  it('has buttons whose names contain the values of its custom fields', () => {
    const mug = aProduct({ title: 'Mug' })
    for (const value of ['Anna', 'Ben'])
      addToCart(mug, aVariant({ title: 'Mug' }), 1, null, undefined, [
        { custom_field_id: 'name', title: 'Name', value },
      ])
    anOpenDrawer()
    for (const value of ['Anna', 'Ben'])
      expect(screen.getByRole('button', { name: `Remove Mug, ${value}` })).toBeTruthy()
    // The variant's title is not repeated below the product's title.
    expect(screen.getAllByText('Mug')).toHaveLength(2)
  })

  // spec 2.44, 4.8
  it('moves focus to the next or previous line when it is removed, or to a button if no lines are left', async () => {
    for (const title of ['Amber', 'Black', 'Green']) fillCart(title, 1, { title })
    const { click } = anOpenDrawer()
    // Another tab removes the line.
    act(() => screen.getByRole('button', { name: 'Remove Crew Tee, Black' }).focus())
    act(() => removeFromCart(lineKeyOf('Black')))
    expect(document.activeElement?.textContent).toContain('Green')
    await click('Remove Crew Tee, Green')
    expect(document.activeElement?.textContent).toContain('Amber')
    await click('Remove Crew Tee, Amber')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep browsing' }))
  })

  it('shows its subtotal next to the unit price when its quantity is above 1', () => {
    fillCart('black', 1, { price_in_cents: 1999 })
    anOpenDrawer()
    expect(line().queryByText(/=/)).toBeNull()
    act(() => fillCart('black', 1, { price_in_cents: 1999 }))
    expect(line().getByText('$19.99')).toBeTruthy()
    expect(line().getByText('× 2 = $39.98')).toBeTruthy()
  })
})

describe('<cart-drawer> with lines from two stores', () => {
  const own = { host: 'https://api.example', storeId: 'store_1' }
  const other = { host: 'https://api.example', storeId: 'store_2' }
  const group = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement

  /** Opens a cart with lines from two stores. The second store answers with these responses. */
  function twoOrders(responses: Responses = {}) {
    const second = aStoreWith({ responses }, other.storeId)
    shareStoreClient(second.client)
    fillCart('black', 2, { title: 'Black', price_in_cents: 1000 }, own)
    fillCart('amber', 3, { title: 'Amber', price_in_cents: 500 }, other)
    knowCart(second.client)
    return { ...anOpenDrawer(), callsToSecond: second.callsTo }
  }

  it('shows them as two orders with their own lines, total and button', () => {
    twoOrders()
    expect(screen.getByText(/^Your items come from different shops/)).toBeTruthy()
    const shown = ['Order 1 of 2', 'Order 2 of 2'].map((name) => {
      const items = within(screen.getByRole('list', { name })).getAllByRole('listitem')
      const total = within(group(name)).getByText('Total').parentElement?.textContent
      return [items.map((item) => item.textContent?.match(/Black|Amber/)?.[0]), total]
    })
    expect(shown).toEqual([
      [['Black'], 'Total $20.00'],
      [['Amber'], 'Total $15.00'],
    ])
    expect(screen.getByRole('button', { name: 'Proceed to Checkout Order 2 of 2' })).toBeTruthy()
  })

  it('orders from the store whose button is pressed, and keeps the other lines', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { response, respond } = aDelayedResponse()
    const { click, callsTo, callsToSecond } = twoOrders({ checkout: () => response })
    await click('Proceed to Checkout Order 2 of 2')
    expect(screen.getByRole('button', { name: 'Starting checkout… Order 2 of 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Proceed to Checkout Order 1 of 2' })).toBeTruthy()
    await act(async () => respond(aResponse({ url: 'https://pay.example/1' })))
    await screen.findByText('Taking you to the secure checkout…')
    expect([callsTo('checkout').length, callsToSecond('checkout').length]).toEqual([0, 1])
    expect(cartContent()).toEqual({ black: 2 })
  })

  it('explains a failed checkout in its own order', async () => {
    const { click } = twoOrders({ checkout: () => anErrorResponse(503, 'Service Unavailable') })
    await click('Proceed to Checkout Order 2 of 2')
    expect(await within(group('Order 2 of 2')).findByText(/Your cart is unchanged\./)).toBeTruthy()
    expect(within(group('Order 1 of 2')).queryByText(/Your cart is unchanged\./)).toBeNull()
  })

  it('shows one order without a heading when all lines of the other store are removed', async () => {
    const { click } = twoOrders()
    await click('Remove Crew Tee, Black')
    expect(screen.queryByRole('heading', { name: /^Order/ })).toBeNull()
    expect(screen.getByText('$15.00')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Amber')
    await click('Remove Crew Tee, Amber')
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  })
})

describe('<cart-drawer> with lines from a store that the page does not use', () => {
  it('orders them if the store has the documented API', async () => {
    const fetched = vi.fn(async () => anErrorResponse(503, ''))
    vi.stubGlobal('fetch', fetched)
    fillCart('amber', 1, {}, { host: 'https://old.example', storeId: 'winter' })
    const { click } = anOpenDrawer()
    await click('Proceed to Checkout')
    await screen.findByText(/Your cart is unchanged\./)
    expect(fetched).toHaveBeenLastCalledWith('https://old.example/store/winter/checkout', expect.anything())
  })

  it('orders them with the settings of another element if the store needs more than the lines contain', () => {
    const settings = { host: 'https://mugs.example', storeId: 'main', type: 'shopify' }
    shareStoreClient(createStoreClient({ ...settings, details: { storeToken: 'abc' } }))
    fillCart('amber', 1, {}, settings)
    anOpenDrawer()
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeTruthy()
  })

  it('only lets visitors remove them if the store needs more settings', async () => {
    fillCart(
      'amber',
      1,
      { title: 'Amber' },
      { host: 'https://shop.example', storeId: 'main', type: 'shopify' },
    )
    const { click } = anOpenDrawer()
    expect(screen.getByText(/^You cannot order these items on this page\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
    await click('Remove Crew Tee, Amber')
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeTruthy()
  })
})

describe('the footer of <cart-drawer>', () => {
  it('warns when the browser cannot save the cart', () => {
    anOpenDrawer()
    act(() => cartStore.setState({ isSaved: false }))
    expect(screen.getByText(/does not keep your cart/)).toBeTruthy()
  })

  // spec 2.46
  it('shows the progress of the checkout and dispatches its events', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { response, respond } = aDelayedResponse()
    fillCart('black', 1)
    const { click, onEvent } = anOpenDrawer({ checkout: () => response })
    const statuses = screen.getAllByRole('status')
    await click('Proceed to Checkout')
    expect(screen.getByRole('button', { name: 'Starting checkout…' })).toBeTruthy()
    await act(async () => respond(aResponse({ url: 'https://pay.example/1' })))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
    expect(onEvent.mock.calls.map(([name]) => name)).toEqual([
      'cart-open',
      'checkout-start',
      'checkout-redirect',
    ])
    const message = await screen.findByText('Taking you to the secure checkout…')
    // Screen readers announce only the changes of a status that already exists.
    expect(statuses).toContain(message.closest('[role=status]'))
  })

  it('does not announce an earlier removal when the visitor comes back from the checkout', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    fillCart('black', 1, { title: 'Black' })
    fillCart('white', 1, { title: 'White' })
    const { click } = anOpenDrawer()
    await click('Remove Crew Tee, Black')
    await click('Proceed to Checkout')
    await screen.findByText('Taking you to the secure checkout…')
    await act(async () => resetCheckout())
    expect(screen.queryByText('Taking you to the secure checkout…')).toBeNull()
    expect(screen.queryByText('Crew Tee, Black removed')).toBeNull()
  })

  it('cancels the checkout that was started in it when the visitor closes it', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { response, respond } = aDelayedResponse()
    fillCart('black', 1)
    const { click } = anOpenDrawer({ checkout: () => response })
    await click('Proceed to Checkout')
    await click('Close cart')
    await act(async () => respond(aResponse({ url: 'https://pay.example/1' })))
    expect(assign).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({ black: 1 })
    expect(currentToast()).toBeNull()
  })

  it('announces a failed checkout once and adds the reason to the button’s description', async () => {
    fillCart('black', 1)
    const { click } = anOpenDrawer({ checkout: () => anErrorResponse(503, 'Service Unavailable') })
    await click('Proceed to Checkout')
    await screen.findByText(/Your cart is unchanged\./)
    await screen.findByText('Checkout Error')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Checkout ErrorThere was a problem initializing checkout. Please try again.',
    ])
    const button = screen.getByRole('button', { name: 'Proceed to Checkout' })
    expect(descriptionOf(button)).toMatch(/Your cart is unchanged\.$/)
    expect(button.getAttribute('aria-disabled')).toBe('false')
  })
})

describe('<cart-drawer> with a cart that is older than the store', () => {
  const aPlug = (id: string, title: string, amount = 1999) =>
    aWireProduct({
      id: `prod_${id}`,
      title,
      variants: [aWireVariant({ id, title, prices: [aWirePrice({ amount })] })],
    })
  const add = (id: string, title: string, quantity = 1) =>
    addToCart(aProduct({ id: `prod_${id}`, title }), aManagedVariant(9, { id, title }), quantity, 9)

  function open(contents: Parameters<typeof aStoreWith>[0]) {
    const { client, callsTo } = aStoreWith(contents)
    const { user } = renderComponent(<CartDrawer />, { client })
    act(openCart)
    const click = (name: string) => user.click(screen.getByRole('button', { name }))
    return { click, callsTo }
  }

  it('shows the new price and says which price has changed', async () => {
    add('plug', 'Smart Plug', 2)
    open({ products: [aPlug('plug', 'Smart Plug', 2499)] })
    const sentence = await screen.findByText('The price of Smart Plug has changed from $19.99 to $24.99.')
    expect(sentence.closest('[aria-live]')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain('$24.99 × 2 = $49.98')
    expect(screen.getByText('$49.98')).toBeTruthy()
  })

  it('marks and names a product that was deleted, and orders the others after one press', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    add('plug', 'Smart Plug')
    add('lamp', 'Desk Lamp')
    const { click, callsTo } = open({ products: [aPlug('plug', 'Smart Plug')] })
    await screen.findByText('Desk Lamp is no longer available.')
    const [plug, lamp] = screen.getAllByRole('listitem')
    expect(lamp?.textContent).toContain('Currently unavailable')
    expect(plug?.textContent).not.toContain('Currently unavailable')
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
    expect(screen.getByText('Total').parentElement?.textContent).toBe('Total $19.99')
    expect(callsTo('checkout')).toEqual([])
    await click('Remove them and continue')
    await screen.findByText('Taking you to the secure checkout…')
    expect(callsTo('checkout')).toHaveLength(1)
    expect(
      pendingOrdersStore.getState().orders.map(({ items }) => items.map(({ variant }) => variant.id)),
    ).toEqual([['plug']])
  })

  it('offers only to remove the products if none can be ordered', async () => {
    add('lamp', 'Desk Lamp')
    const { click, callsTo } = open({ products: [] })
    await screen.findByText('Desk Lamp is no longer available.')
    await click('Remove')
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
    expect(callsTo('checkout')).toEqual([])
    expect(currentToast()).toBeNull()
  })

  it('sets the quantity to the stock after the store has refused the order', async () => {
    add('plug', 'Smart Plug', 5)
    const { click } = open({
      products: [aPlug('plug', 'Smart Plug')],
      stock: { plug: 2 },
      responses: { checkout: () => anErrorResponse(400, '', { code: 'insufficient_inventory' }) },
    })
    await click('Proceed to Checkout')
    await screen.findByText('Only 2 left')
    expect(currentToast()?.title).toBe('Checkout Error')
    await click('Set to 2: Smart Plug')
    expect(cartContent()).toEqual({ plug: 2 })
    expect(screen.queryByText('Only 2 left')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
  })

  it('forgets the changes when the visitor closes it', async () => {
    add('plug', 'Smart Plug')
    const { click } = open({ products: [aPlug('plug', 'Smart Plug', 2499)] })
    await screen.findByText(/^The price of Smart Plug/)
    await click('Close cart')
    act(openCart)
    expect(screen.queryByText(/^The price of Smart Plug/)).toBeNull()
  })
})

describe('a pending order in <cart-drawer>', () => {
  function anOrder() {
    order('black', 2)
    offerOrders()
  }

  it('is restored to the cart when the visitor accepts the offer, and focus moves to its first line', async () => {
    anOrder()
    const { click } = anOpenDrawer()
    const offer = screen.getByRole('region', { name: 'Unfinished order' })
    expect(offer.textContent).toContain('We kept 2 items for you.')
    await click('Put them back')
    expect(cartContent()).toEqual({ black: 2 })
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
  })

  it('is deleted when the visitor declines the offer, and focus moves to the first button', async () => {
    anOrder()
    const { click } = anOpenDrawer()
    await click('No, thanks')
    expect(screen.queryByRole('region')).toBeNull()
    expect(cartContent()).toEqual({})
    expect(document.activeElement?.textContent).toBe('Keep browsing')
  })

  it('leaves focus where the visitor moves it after declining when the cart changes', async () => {
    anOrder()
    const { click } = anOpenDrawer()
    await click('No, thanks')
    const close = screen.getByRole('button', { name: 'Close cart' })
    act(() => close.focus())
    act(() => fillCart('green'))
    expect(document.activeElement).toBe(close)
  })
})

it('renders only the line that changes', () => {
  const { client } = aStoreWith({})
  fillCart('black', 1, { title: 'Black' })
  fillCart('white', 1, { title: 'White' })
  const reads = vi.fn(() => '{name} entfernen')
  const texts = Object.defineProperty({}, 'remove_item', { get: reads, enumerable: true })
  renderComponent(<CartDrawer />, { client, locale: aLocale(texts) })
  act(openCart)
  expect(reads).toHaveBeenCalledTimes(2)
  reads.mockClear()
  act(() => setQuantity(lineKeyOf('black'), 2))
  expect(reads).toHaveBeenCalledOnce()
})
