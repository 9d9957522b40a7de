import { cartTotals } from '../../cart/totals.ts'
import { NotEnoughStockError } from '../../catalog/stock-error.ts'
import type { Cart, ScriptApi } from './api-types.ts'

let hasWarned = false

/** Tells the developer once that a server has called the script API. */
function warn(name: string): void {
  if (hasWarned) return
  hasWarned = true
  console.warn(
    `${name}() did nothing, because there is no page on a server. Call the script API of ` +
      'electrician-elements only in the browser, for example in an event handler.',
  )
}

/** Returns a function that does nothing. */
const idle = (name: string) => () => warn(name)

const cart: Cart = {
  items: Object.freeze([]),
  count: 0,
  ...cartTotals([]),
  add: idle('cart.add'),
  setQuantity: idle('cart.setQuantity'),
  remove: idle('cart.remove'),
  clear: idle('cart.clear'),
  open: idle('cart.open'),
  close: idle('cart.close'),
  async checkout() {
    warn('cart.checkout')
    return { status: 'empty' }
  },
  subscribe() {
    warn('cart.subscribe')
    return () => {}
  },
}

const toast = Object.assign(
  () => {
    warn('toast')
    return ''
  },
  { dismiss: idle('toast.dismiss') },
)

/**
 * The script API on a server, where there is no page. Its functions do nothing, because all visitors would
 * share a cart in the server's process.
 */
export const serverApi: ScriptApi = {
  version: __VERSION__,
  cart,
  toast,
  configure: idle('configure'),
  NotEnoughStockError,
}
