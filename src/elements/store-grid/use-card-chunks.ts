import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../../catalog/product.ts'

/**
 * The number of cards in a chunk. It is divisible by 1, 2, 3 and 4, so that a chunk fills whole rows of a grid with up
 * to four columns.
 */
const CARDS_PER_CHUNK = 12
const CHUNKS_PER_STEP = 2
const STEP_MS = 60

interface CardChunks {
  /** The chunks to render now. */
  chunks: readonly (readonly Product[])[]
  /** Whether the chunks contain every product. */
  isComplete: boolean
}

/**
 * Splits the products of a listing into chunks. Returns the initial products immediately. The others follow a few chunks
 * at a time, so that slow phones stay responsive. Starts again with one chunk when `key` changes.
 * @param isStepwise whether only the first chunks of the initial products are returned immediately
 */
export function useCardChunks(products: readonly Product[], key: string, isStepwise = false): CardChunks {
  const all = useMemo(() => split(products), [products])
  // One more than the number of initial chunks, so that the first chunk of the next page renders without delay.
  const [state, setState] = useState({
    key,
    limit: (isStepwise ? Math.min(1, all.length) : all.length) + 1,
  })
  const limit = state.key === key ? state.limit : 1
  useEffect(() => {
    if (limit > all.length) return
    const timer = setTimeout(setState, STEP_MS, { key, limit: limit + CHUNKS_PER_STEP })
    return () => clearTimeout(timer)
  }, [all.length, limit, key])
  return { chunks: all.slice(0, limit), isComplete: limit >= all.length }
}

function split(products: readonly Product[]): (readonly Product[])[] {
  const chunks = []
  // Avoids `Array.from`, which libraries such as MooTools override.
  for (let start = 0; start < products.length; start += CARDS_PER_CHUNK)
    chunks.push(products.slice(start, start + CARDS_PER_CHUNK))
  return chunks
}
