import { describe, expect, it, vi } from 'vitest'
import packageInfo from '../../package.json' with { type: 'json' }
import { cart, configure, NotEnoughStockError, toast, version } from '../../src/index.ts'
import { cartContent, currentToast, fillCart } from '../support/carts.ts'
import { aLeanProduct, aManagedVariant, aVariant } from '../support/factories.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

const tee = aLeanProduct()
const black = aVariant({ id: 'black', price_in_cents: 1000 })

describe('window.ElectricianElements', () => {
  it('contains the exports of the module', () => {
    expect(window.ElectricianElements).toMatchObject({ version, cart, toast, configure, NotEnoughStockError })
  })

  it('contains the version of the package', () => {
    expect(version).toBe(packageInfo.version)
  })
})

describe('ElectricianElements.cart', () => {
  it('adds one item by default', () => {
    cart.add(tee, black)
    cart.add(tee, black, 2)
    expect(cart).toMatchObject({ count: 3, total_in_cents: 3000 })
    expect(cart.items).toMatchObject([{ variant: { id: 'black' }, quantity: 3 }])
  })

  it('has one total for each currency, also in `cart-change`', () => {
    const changed = vi.fn()
    document.addEventListener('cart-change', ({ detail }: CustomEventInit) => changed(detail), { once: true })
    cart.add(tee, black)
    const total = { currency: 'usd', total: 10, total_in_cents: 1000 }
    expect(changed.mock.lastCall).toMatchObject([{ total: 10, total_in_cents: 1000, totals: [total] }])
    cart.add(tee, aVariant({ id: 'euro', currency: 'eur', price_in_cents: 500 }))
    expect(cart).toMatchObject({ total: undefined, total_in_cents: undefined })
    expect(cart.totals).toEqual([total, { currency: 'eur', total: 5, total_in_cents: 500 }])
  })

  // spec 3.49
  it('enforces the stock limit', () => {
    const managed = aManagedVariant(2, { id: 'black', title: 'Black' })
    expect(() => cart.add(tee, managed, 3)).toThrow('Not enough stock for Crew Tee (Black). Only 2 left.')
    expect(() => cart.add(tee, managed, 3)).toThrow(NotEnoughStockError)
    expect(() => cart.add(tee, managed, 3, 3)).not.toThrow()
  })

  it('adds the smallest quantity that the store sells by default', () => {
    cart.add(tee, aVariant({ quantity_limits: { minimum: 10, maximum: 50, multiple_of: 5 } }))
    expect(cart.count).toBe(10)
  })

  it.each([
    ['missing arguments', []],
    ['a product without a title', [{ id: 'p' }, black]],
    ['a variant without a price', [tee, { id: 'black' }]],
    ['a quantity of 0', [tee, black, 0]],
    ['a fractional quantity', [tee, black, 1.5]],
    ['an available quantity that is a string', [tee, black, 1, '5']],
  ])('rejects %s in add()', (_, given) => {
    expect(() => Reflect.apply(cart.add, cart, given)).toThrow(TypeError)
    expect(cart.count).toBe(0)
  })

  it('sets quantities, removes lines and clears the cart', () => {
    fillCart('black')
    fillCart('amber')
    cart.setQuantity('black', 5)
    expect(cartContent()).toEqual({ black: 5, amber: 1 })
    cart.remove('black')
    expect(cartContent()).toEqual({ amber: 1 })
    cart.clear()
    expect(cart.count).toBe(0)
  })
})

it('cart.checkout() starts the drawer’s checkout and dispatches events on the drawer', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ url: 'https://pay.example/1' })))
  const drawer = anElement('cart-drawer', { 'store-id': 'demo-checkout' })
  await updatePage(() => document.body.append(drawer))
  const targets: (EventTarget | null)[] = []
  document.addEventListener('checkout-start', ({ target }) => targets.push(target), { once: true })
  drawer.addEventListener('checkout-redirect', (event) => event.preventDefault())
  fillCart('black')
  expect(await updatePage(() => cart.checkout())).toEqual({ status: 'redirected' })
  expect(targets[0] === drawer).toBe(true)
  expect(cart.count).toBe(0)
})

it('a cart listener that throws does not prevent the change, and its error is reported', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const stop = cart.subscribe(() => {
    throw new Error('The page’s own mistake')
  })
  cart.add(tee, black)
  stop()
  expect(cart.count).toBe(1)
  expect(report).toHaveBeenCalledOnce()
})

it('toast() shows the given content and can be dismissed by ID', () => {
  const id = toast({ title: 'Hello', variant: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Hello', variant: 'destructive' })
  toast.dismiss(id)
  expect(currentToast()).toBeNull()
})

// The last test, because dynamic imports of the first copy would now load modules of the second one.
it('a second copy of the script does not replace the API of the first copy', async () => {
  const first = window.ElectricianElements
  vi.resetModules()
  const copy = await import('../../src/runtime/page/start-page.ts')
  copy.startPage()
  copy.startPage()
  expect(window.ElectricianElements).toBe(first)
})
