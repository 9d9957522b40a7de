import { useEffect, useState } from 'react'
import type { Product } from '../../catalog/product.ts'

/**
 * The number of cards in a chunk. It is divisible by 1, 2, 3 and 4, so that a chunk fills whole rows of a
 * grid with up to four columns.
 */
const CHUNK = 12
/** The number of cards that are added at a time. */
const STEP = 24
const STEP_MS = 60

interface CardChunks {
  /** The chunks to render now. */
  chunks: readonly (readonly Product[])[]
  /** Whether the chunks contain every product. */
  isComplete: boolean
}

/**
 * Splits the products of a listing into chunks. Most products follow in steps after the first ones, so that
 * slow phones stay responsive. Starts again with one chunk when `key` changes.
 * @param isWholeAtFirst whether the first render contains all products
 * @param restored the number of products that render at once as soon as they are loaded, with the first key
 */
export function useCardChunks(
  products: readonly Product[],
  key: string,
  isWholeAtFirst: boolean,
  restored: number,
): CardChunks {
  const [firstKey] = useState(key)
  // Includes a chunk of the next page, so that its first cards render without delay.
  const [state, setState] = useState({ key, limit: (isWholeAtFirst ? products.length : 0) + CHUNK })
  const isRestored = key === firstKey && products.length >= restored
  const limit = Math.max(state.key === key ? state.limit : 0, (isRestored ? restored : 0) + CHUNK)
  const isComplete = limit >= products.length
  useEffect(() => {
    if (limit >= products.length + CHUNK) return
    const timer = setTimeout(setState, STEP_MS, { key, limit: limit + STEP })
    return () => clearTimeout(timer)
  }, [products.length, limit, key])
  const chunks = []
  for (let start = 0; start < products.length && start < limit; start += CHUNK)
    chunks.push(products.slice(start, start + CHUNK))
  return { chunks, isComplete }
}
