import { type ComponentType, memo, useEffect, useMemo, useState } from 'react'

const ITEMS_PER_STEP = 24
const STEP_MS = 60

interface Chunks<Item> {
  /** The chunks to render now. */
  chunks: readonly (readonly Item[])[]
  /** Whether the chunks contain every item. */
  isComplete: boolean
}

/**
 * Splits a long list into chunks of `size` items. Returns the initial items immediately. The others follow a few chunks
 * at a time, so that slow phones stay responsive. Starts again with one chunk when `key` changes.
 * @param isStepwise whether only the first chunks of the initial items are returned immediately; by default, all are
 */
export function useChunks<Item>(
  items: readonly Item[],
  size: number,
  key = '',
  isStepwise = false,
): Chunks<Item> {
  const all = useMemo(() => split(items, size), [items, size])
  // One more than the number of initial chunks, so that the first chunk of the next page renders without delay.
  const [limit, setLimit] = useState((isStepwise ? Math.min(1, all.length) : all.length) + 1)
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    setLimit(1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key may arrive in the same render as the timer's limit
  useEffect(() => {
    if (limit > all.length) return
    const timer = setTimeout(setLimit, STEP_MS, limit + Math.ceil(ITEMS_PER_STEP / size))
    return () => clearTimeout(timer)
  }, [all.length, limit, size, key])
  return { chunks: all.slice(0, limit), isComplete: limit >= all.length }
}

interface ChunkProps {
  /** The items in this chunk. */
  items: readonly unknown[]
}

/** Memoizes a component that renders one chunk. It renders again only if one of its items or props has changed. */
export function memoChunk<Props extends ChunkProps>(component: ComponentType<Props>) {
  return memo(component, ({ items, ...before }, { items: newItems, ...after }) => {
    return hasSameValues(items, newItems) && hasSameValues(before, after)
  })
}

function hasSameValues(before: object, after: object): boolean {
  const [values, newValues] = [Object.values(before), Object.values(after)]
  return values.length === newValues.length && newValues.every((value, index) => value === values[index])
}

function split<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const chunks = []
  // Avoids `Array.from`, which libraries such as MooTools override.
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}
