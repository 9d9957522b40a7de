import { describe, expect, it, vi } from 'vitest'
import { createPageApi } from '../../src/runtime/page-api.ts'
import { scriptApi } from '../../src/runtime/script-api.ts'
import { cartContent, currentToast } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

const tee = aLeanProduct()
const black = aVariant({ id: 'black', price_in_cents: 1000 })

/** Returns a script API that has not been loaded, and the function that loads it. */
function anUnloadedApi() {
  let finish!: () => void
  const loading = new Promise<typeof scriptApi>((resolve) => {
    finish = () => resolve(scriptApi)
  })
  const load = vi.fn(() => loading)
  const { api } = createPageApi(load)
  return { api, load, finish }
}

describe('the script API before it has been loaded', () => {
  it('loads when it is first used', () => {
    const { api, load } = anUnloadedApi()
    expect(api.cart.count).toBe(0)
    expect(load).not.toHaveBeenCalled()
    api.cart.open()
    api.cart.close()
    expect(load).toHaveBeenCalledOnce()
  })

  it('calls functions in their order when it has been loaded', async () => {
    const { api, finish } = anUnloadedApi()
    api.cart.add(tee, black, 2)
    api.cart.setQuantity('black', 5)
    expect(cartContent()).toEqual({})
    finish()
    await api.ready
    expect(cartContent()).toEqual({ black: 5 })
  })

  it('logs an error of a queued call and continues with the next one', async () => {
    vi.stubGlobal('reportError', vi.fn())
    const { api, finish } = anUnloadedApi()
    expect(() => Reflect.apply(api.cart.add, null, [])).not.toThrow()
    api.cart.add(tee, black)
    finish()
    await api.ready
    expect(cartContent()).toEqual({ black: 1 })
    expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
  })

  it('reads the saved cart', () => {
    const line = { product: tee, variant: black, quantity: 3 }
    localStorage.setItem(
      'e-commerce-cart',
      JSON.stringify([line, null, { quantity: 2 }, { ...line, quantity: 0.5 }]),
    )
    const { api } = anUnloadedApi()
    expect(api.cart).toMatchObject({ count: 3, total: 30, total_in_cents: 3000, items: [{ quantity: 3 }] })
  })

  it('does not subscribe a listener that unsubscribed in the meantime', async () => {
    const { api, finish } = anUnloadedApi()
    const listener = vi.fn()
    api.cart.subscribe(listener)()
    finish()
    await api.ready
    api.cart.add(tee, black)
    expect(listener).not.toHaveBeenCalled()
  })

  it('closes a queued toast with the ID that was returned', async () => {
    const { api, finish } = anUnloadedApi()
    const id = api.toast({ title: 'Saved' })
    finish()
    await api.ready
    expect(currentToast()).toMatchObject({ title: 'Saved' })
    api.toast.dismiss(id)
    expect(currentToast()).toBeNull()
  })

  it('loads again after a failure', async () => {
    vi.stubGlobal('reportError', vi.fn())
    const load = vi.fn<() => Promise<typeof scriptApi>>()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(scriptApi)
    const { api } = createPageApi(load)
    api.cart.add(tee, black)
    await vi.waitFor(() => expect(reportError).toHaveBeenCalled())
    await api.ready
    expect(cartContent()).toEqual({ black: 1 })
  })
})
