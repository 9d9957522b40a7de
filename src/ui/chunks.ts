import { type ComponentType, memo, useEffect, useMemo, useState } from 'react'

/** Makes full rows of one, two, three or four columns. */
const CHUNK_SIZE = 12
const CHUNKS_PER_STEP = 3
const STEP_MS = 60

interface Chunks<Item> {
  chunks: readonly (readonly Item[])[]
  /** Whether the chunks hold every item. */
  isComplete: boolean
}

/**
 * Returns a long list in chunks of twelve. Items present at first are returned at once, later ones a few chunks at a time,
 * so that a phone stays responsive.
 */
export function useChunks<Item>(items: readonly Item[]): Chunks<Item> {
  const all = useMemo(() => split(items), [items])
  // One more than there are: the first chunk of the next page renders together with that page.
  const [limit, setLimit] = useState(all.length + 1)
  useEffect(() => {
    if (limit > all.length) return
    const timer = setTimeout(setLimit, STEP_MS, limit + CHUNKS_PER_STEP)
    return () => clearTimeout(timer)
  }, [all.length, limit])
  return { chunks: all.slice(0, limit), isComplete: limit >= all.length }
}

interface ChunkProps {
  items: readonly unknown[]
}

/** Memoizes a component that renders one chunk: it renders again only when one of its items or props has changed. */
export function memoChunk<Props extends ChunkProps>(component: ComponentType<Props>) {
  return memo(component, ({ items, ...before }, { items: newItems, ...after }) => {
    return hasSameValues(items, newItems) && hasSameValues(before, after)
  })
}

function hasSameValues(before: object, after: object): boolean {
  const [values, newValues] = [Object.values(before), Object.values(after)]
  return values.length === newValues.length && newValues.every((value, index) => value === values[index])
}

function split<Item>(items: readonly Item[]): (readonly Item[])[] {
  const chunks = []
  // Not `Array.from`, which libraries such as MooTools replace.
  for (let start = 0; start < items.length; start += CHUNK_SIZE)
    chunks.push(items.slice(start, start + CHUNK_SIZE))
  return chunks
}
