import { isOlderThan } from '../provider/age.ts'
import { arrayOf, type Decoder, finiteNumber, nonEmptyString, object } from '../untrusted/decoders.ts'
import type { StockEntry } from './contract.ts'

/** The stock of a product that was loaded less than this ago is not looked up again. */
const FRESH_MS = 5000

/** Decodes a quantity. A product without quantities is not remembered, so that they are looked up. */
const quantity: Decoder<number | null> = (value) =>
  value === undefined ? undefined : (finiteNumber(value) ?? null)
const stockDecoder = object({ id: nonEmptyString, inventory_quantity: quantity })
const productDecoder = object({ id: nonEmptyString, variants: arrayOf(stockDecoder) })

/** The stock in the products that a store has returned. */
export interface StockMemory {
  /** Runs a call that returns products, and remembers their stock. Lookups wait for it. */
  remember<Result>(load: Promise<Result>, productsOf: (result: Result) => readonly unknown[]): Promise<Result>
  /** Returns the stock of products. Calls `load` with the IDs of those that were not loaded just before. */
  lookUp(
    productIds: readonly string[],
    load: (outdated: readonly string[]) => Promise<readonly unknown[]>,
  ): Promise<StockEntry[]>
}

/**
 * Creates a memory for a store. The elements request products and stock separately, often at the same time,
 * but most stores return both at once.
 */
export function createStockMemory(): StockMemory {
  const known = new Map<string, { stock: Map<string, StockEntry>; loaded_ms: number }>()
  const loading = new Set<Promise<unknown>>()

  function keep(product: unknown): void {
    const { id, variants } = productDecoder(product) ?? {}
    if (!id || !variants?.[0]) return
    // Lists may contain only some of a product's variants.
    const stock = known.get(id)?.stock ?? new Map()
    for (const variant of variants) stock.set(variant.id, variant)
    known.set(id, { stock, loaded_ms: Date.now() })
  }

  return {
    async remember(load, productsOf) {
      loading.add(load)
      try {
        const result = await load
        productsOf(result).forEach(keep)
        return result
      } finally {
        loading.delete(load)
      }
    },
    async lookUp(productIds, load) {
      await Promise.allSettled(loading)
      const outdated = productIds.filter((id) => isOlderThan(FRESH_MS, known.get(id)?.loaded_ms ?? 0))
      const loaded = outdated.length > 0 ? arrayOf(stockDecoder)(await load(outdated)) : []
      return [...productIds.flatMap((id) => [...(known.get(id)?.stock.values() ?? [])]), ...loaded]
    },
  }
}
