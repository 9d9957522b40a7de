import type { Product } from '../catalog/product.ts'
import type { StoreClient } from './store-client.ts'

/** The stock is not checked again within this time, because one page may contain hundreds of listings. */
const FRESH_MS = 2000

/** A queue of inventory lookups for listed products. */
export interface StockCheck {
  /** Queues a lookup for these products; it runs after the earlier lookups. */
  lookUp(products: readonly Product[]): void
  /** Resolves when all queued lookups have ended. Never rejects. */
  settled(): Promise<void>
  /** Returns whether the latest lookup was queued less than 2 s ago. */
  isFresh(): boolean
}

/**
 * Creates a queue of inventory lookups.
 * @param report receives the stock by variant ID after each lookup; null if it failed
 */
export function createStockCheck(
  client: StoreClient,
  report: (productIds: string[], inventory: ReadonlyMap<string, number | null> | null) => void,
): StockCheck {
  let lastLookup = Promise.resolve()
  let started_ms = 0
  return {
    lookUp(products) {
      const ids = products.map(({ id }) => id)
      started_ms = Date.now()
      lastLookup = lastLookup
        .then(() => client.getInventory(ids))
        .catch(() => null)
        .then((inventory) => report(ids, inventory))
    },
    settled: () => lastLookup,
    isFresh: () => Date.now() - started_ms < FRESH_MS,
  }
}
