import type { Product } from '../catalog/product.ts'
import type { StoreClient } from './store-client.ts'

/** Checks younger than this are not repeated: a page may show two hundred listings. */
const FRESH_MS = 2000

/** Looks up the stock of listed products. */
export interface StockCheck {
  /** Looks up these products once the lookups before have ended. */
  lookUp(products: readonly Product[]): void
  /** Resolves when all lookups so far have ended; never rejects. */
  settled(): Promise<void>
  isFresh(): boolean
}

/** @param report gets the result of each lookup, null if it failed */
export function createStockCheck(
  client: StoreClient,
  report: (productIds: string[], inventory: ReadonlyMap<string, number | null> | null) => void,
): StockCheck {
  let last = Promise.resolve()
  let started_ms = 0
  return {
    lookUp(products) {
      const ids = products.map(({ id }) => id)
      started_ms = Date.now()
      last = last
        .then(() => client.getInventory(ids))
        .catch(() => null)
        .then((inventory) => report(ids, inventory))
    },
    settled: () => last,
    isFresh: () => Date.now() - started_ms < FRESH_MS,
  }
}
