import { afterEach, describe, expect, it, vi } from 'vitest'
import * as scriptApi from '../../src/script-api.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

const { cart, configure, NotEnoughStockError, toast, version } = scriptApi

afterEach(() => cart.clear())

describe('the script API without elements', () => {
  it('is also published as “window.ElectricianElements”', () => {
    expect(window.ElectricianElements).toMatchObject({ version, cart, toast, configure, NotEnoughStockError })
  })

  it('defines no elements', () => {
    const names = ['store-grid', 'cart-drawer', 'toast-area']
    expect(names.filter((name) => customElements.get(name))).toEqual([])
  })

  it('saves the cart and dispatches “cart-change”', () => {
    const listener = vi.fn()
    addEventListener('cart-change', listener, { once: true })
    cart.add(aLeanProduct(), aVariant({ id: 'black' }), 2)
    expect(listener).toHaveBeenCalledOnce()
    expect(JSON.parse(localStorage.getItem('e-commerce-cart') ?? '')).toMatchObject([
      { variant: { id: 'black' }, quantity: 2 },
    ])
  })

  it('uses the saved cart at once', async () => {
    const line = { product: aLeanProduct(), variant: aVariant({ id: 'saved' }), quantity: 3 }
    localStorage.setItem('e-commerce-cart', JSON.stringify([line]))
    Reflect.deleteProperty(window, Symbol.for('electrician-elements'))
    vi.resetModules()
    const newPage = await import('../../src/script-api.ts')
    expect(newPage.cart.count).toBe(3)
    newPage.cart.clear()
  })

  it('is the API of the copy that is already running', async () => {
    vi.resetModules()
    const second = await import('../../src/script-api.ts')
    const running = Reflect.get(window, Symbol.for('electrician-elements'))
    expect(second.cart).toBe(running.cart)
  })
})
