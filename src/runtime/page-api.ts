import { countItems } from '../cart/page-cart.ts'
import { readSavedLines } from '../cart/saved-cart.ts'
import { totalInCents, totalInMajorUnits } from '../cart/totals.ts'
import type { Cart, ScriptApi, ShowToast } from './api-types.ts'
import { deepFreeze } from './deep-freeze.ts'
import { reportUncaught } from './report-uncaught.ts'

/** The script API of a page. Page scripts can use it at once, although its code may load later. */
export interface PageApi extends ScriptApi {
  /**
   * Resolves when the script API has been loaded. Until then, `configure`, `toast` and the functions of `cart` are
   * queued, errors of their arguments are logged instead of thrown, and `cart` has the lines of the saved cart.
   * Reading this property starts to load the script API.
   */
  readonly ready: Promise<void>
}

/** The script API of a page that loads the modules. */
export interface LoaderApi extends PageApi {
  /**
   * Finds the elements in a node, now and when more are inserted, and loads their modules. Only needed for elements in
   * a shadow root, which the loader does not search.
   */
  scan(root: ParentNode): void
}

/**
 * Returns a page's script API, and the function that connects it with the actual script API. The first use loads the
 * script API.
 * @param load loads the script API; called again by the next use if it fails
 */
export function createPageApi(load: () => Promise<ScriptApi>) {
  let scriptApi: ScriptApi | undefined
  let isLoading = false
  let announce: () => void
  const connected = new Promise<void>((resolve) => {
    announce = resolve
  })
  const queue: ((api: ScriptApi) => void)[] = []
  /** The final IDs of toasts by the ID that their queued call returned. */
  const toastIds = new Map<string, string>()

  function connect(api: ScriptApi): void {
    scriptApi = api
    for (const run of queue.splice(0)) {
      try {
        run(api)
      } catch (error) {
        reportUncaught(error)
      }
    }
    announce()
  }

  function startLoading(): void {
    if (scriptApi || isLoading) return
    isLoading = true
    load()
      .then(connect, reportUncaught)
      .finally(() => {
        isLoading = false
      })
  }

  /** Calls the script API now or when it has been loaded. Returns undefined in the second case. */
  function call<Result>(run: (api: ScriptApi) => Result): Result | undefined {
    if (scriptApi) return run(scriptApi)
    queue.push(run)
    startLoading()
    return undefined
  }

  const cart: Cart = {
    get items() {
      return scriptApi ? scriptApi.cart.items : deepFreeze(readSavedLines())
    },
    get count() {
      return scriptApi ? scriptApi.cart.count : countItems(cart.items)
    },
    get total() {
      return scriptApi ? scriptApi.cart.total : totalInMajorUnits(cart.items)
    },
    get total_in_cents() {
      return scriptApi ? scriptApi.cart.total_in_cents : totalInCents(cart.items)
    },
    add(product, variant, ...others) {
      // Copies the objects, because the page may change them before a queued call runs.
      const copies = scriptApi ? ([product, variant] as const) : ([{ ...product }, { ...variant }] as const)
      call((api) => api.cart.add(...copies, ...others))
    },
    setQuantity: (...values) => call((api) => api.cart.setQuantity(...values)),
    remove: (...values) => call((api) => api.cart.remove(...values)),
    clear: () => call((api) => api.cart.clear()),
    open: () => call((api) => api.cart.open()),
    close: () => call((api) => api.cart.close()),
    checkout: () => connectedApi().then((api) => api.cart.checkout()),
    subscribe(listener) {
      let isStopped = false
      let stop: (() => void) | undefined
      call((api) => {
        if (!isStopped) stop = api.cart.subscribe(listener)
      })
      return () => {
        isStopped = true
        stop?.()
      }
    },
  }

  async function connectedApi(): Promise<ScriptApi> {
    return call((api) => api) ?? new Promise<ScriptApi>((resolve) => queue.push(resolve))
  }

  const toast: ShowToast = (content) => {
    if (scriptApi) return scriptApi.toast(content)
    const id = `queued-toast-${toastIds.size + 1}`
    toastIds.set(id, '')
    call((api) => toastIds.set(id, api.toast(content)))
    return id
  }
  toast.dismiss = (id) => void call((api) => api.toast.dismiss(toastIds.get(id) ?? id))

  const api: PageApi = {
    version: __VERSION__,
    cart,
    toast,
    configure: (settings) => call((api) => api.configure(settings)),
    get NotEnoughStockError() {
      return scriptApi?.NotEnoughStockError as ScriptApi['NotEnoughStockError']
    },
    get ready() {
      startLoading()
      return connected
    },
  }
  return { api, connect }
}
