import { registerStore } from '../provider/registered-stores.ts'
import { answerRequests, askIfPaid } from './answer-requests.ts'
import type { Store } from './contract.ts'

export type {
  ListQuery,
  ProductPage,
  StockEntry,
  Store,
  StoreCall,
  StoreCheckout,
  StoreOrder,
} from './contract.ts'
export { OUT_OF_STOCK, StoreFailure } from './contract.ts'
export { currencyOf, toPrice } from './prices.ts'
export type * from './store-product.ts'

/** Registers a type of store, which elements with this `store-type` show. Can run before or after them. */
export function defineStore(store: Store): void {
  registerStore(store.type, {
    fetch: answerRequests(store),
    isPaid: askIfPaid(store),
    replacesCart: (host) => store.replacesCart?.(host) ?? false,
  })
}
