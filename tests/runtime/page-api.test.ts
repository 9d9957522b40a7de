import { describe, expect, it, vi } from 'vitest'
import { scriptApi } from '../../src/runtime/api/loaded-api.ts'
import { createPageApi } from '../../src/runtime/api/page-api.ts'
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
    expect(api.cart.items).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
    void api.cart.open()
    void api.ready
    expect(load).toHaveBeenCalledOnce()
  })

  it('has every function of the cart', () => {
    const { api } = anUnloadedApi()
    const isFunction = ([, { value }]: [string, PropertyDescriptor]) => typeof value === 'function'
    const functions = Object.entries(Object.getOwnPropertyDescriptors(scriptApi.cart)).filter(isFunction)
    expect(Object.keys(api.cart)).toEqual(functions.map(([name]) => name))
  })

  it('calls functions in their order when it has been loaded, and then has the contents of the cart', async () => {
    const { api, finish } = anUnloadedApi()
    const { cart } = api
    void cart.add(tee, black, 2)
    void cart.setQuantity('black', 5)
    expect(cartContent()).toEqual({})
    finish()
    const complete = await api.ready
    expect(cartContent()).toEqual({ black: 5 })
    expect(complete.cart).toBe(cart)
    expect(cart).toMatchObject({ count: 5, total: 50, total_in_cents: 5000 })
    expect(() => cart.setQuantity('black', 0.5)).toThrow(TypeError)
  })

  it('rejects a call that fails and continues with the next one', async () => {
    const { api, finish } = anUnloadedApi()
    const failed = Reflect.apply(api.cart.add, null, [])
    void api.cart.add(tee, black)
    finish()
    await expect(failed).rejects.toThrow(TypeError)
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('returns promises of what the functions return', async () => {
    const { api, finish } = anUnloadedApi()
    const listener = vi.fn()
    const stopped = api.cart.subscribe(listener)
    const shown = api.toast({ title: 'Saved' })
    finish()
    const stop = await stopped
    await api.cart.add(tee, black)
    stop()
    await api.cart.clear()
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 1 }))
    expect(currentToast()).toMatchObject({ title: 'Saved' })
    await api.toast.dismiss(await shown)
    expect(currentToast()).toBeNull()
  })

  it('rejects if it cannot be loaded, and loads again with the next call', async () => {
    const load = vi.fn<() => Promise<typeof scriptApi>>()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(scriptApi)
    const { api } = createPageApi(load)
    await expect(api.ready).rejects.toThrow('Failed to fetch')
    await api.cart.add(tee, black)
    expect(cartContent()).toEqual({ black: 1 })
  })
})
