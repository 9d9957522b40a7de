import type { Cart, ElectricianElements, ScriptApi } from './api-types.ts'

/** The functions of `cart`. */
const CART_FUNCTIONS = [
  'add',
  'setQuantity',
  'remove',
  'clear',
  'open',
  'close',
  'checkout',
  'subscribe',
] as const satisfies readonly (keyof Cart)[]

/**
 * Returns a page's script API, whose functions wait for its code, and the function that completes it with the
 * code. The first call loads the code.
 * @param load loads the code; called again by the next use if it fails
 */
export function createPageApi(load: () => Promise<ScriptApi>) {
  let loading: Promise<ScriptApi> | undefined

  function loadOnce(): Promise<ScriptApi> {
    loading ??= load().then(connect)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  /** Returns a function that waits for the code. Waiting calls keep their order. */
  function waiting<Values extends unknown[], Result>(
    select: (api: ScriptApi) => (...values: Values) => Result,
  ) {
    return async (...values: Values) => select(await loadOnce())(...values)
  }

  const functions = CART_FUNCTIONS.map((name) => [
    name,
    waiting(({ cart }) => cart[name] as (...values: unknown[]) => unknown),
  ])
  const cart = Object.fromEntries(functions) as ElectricianElements['cart']
  const toast = Object.assign(
    waiting((api) => api.toast),
    { dismiss: waiting((api) => api.toast.dismiss) },
  )
  const api: ElectricianElements = {
    version: __VERSION__,
    cart,
    toast,
    configure: waiting((api) => api.configure),
    get ready() {
      return loadOnce()
    },
  }

  /** Completes the API. Page scripts may already hold `cart`, so it stays the same object. */
  function connect(scriptApi: ScriptApi): ScriptApi {
    Object.defineProperties(cart, Object.getOwnPropertyDescriptors(scriptApi.cart))
    const complete = Object.assign(api, scriptApi, { cart: cart as Cart })
    loading = Promise.resolve(complete)
    return complete
  }

  return { api, connect }
}
