import { useEffect, useRef, useState } from 'react'

/** Makes full rows of one, two, three or four columns. */
const CHUNK = 12
/** Pieces in one go, */
const STEP = 3
/** and then the browser's turn. */
const TURN_MS = 60

/**
 * Returns a long list in chunks of twelve. What is there at first is returned at once, later items a few chunks at a time,
 * so that a phone stays responsive. A chunk keeps its identity as long as its items do, so React skips it.
 */
export function useChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const known = useRef<readonly (readonly Item[])[]>([])
  const count = Math.ceil(items.length / CHUNK)
  // One ahead, so that the first of a new page is drawn with it.
  const [drawn, setDrawn] = useState(count + 1)
  useEffect(() => {
    if (drawn <= count) setTimeout(setDrawn, TURN_MS, drawn + STEP)
  }, [count, drawn])
  const chunks: (readonly Item[])[] = []
  for (let start = 0; chunks.length < drawn && start < items.length; start += CHUNK) {
    const chunk = items.slice(start, start + CHUNK)
    const before = known.current[chunks.length] ?? []
    const isSame = chunk.length === before.length && chunk.every((item, at) => item === before[at])
    chunks.push(isSame ? before : chunk)
  }
  known.current = chunks
  return chunks
}
