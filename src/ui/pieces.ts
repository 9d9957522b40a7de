import { useEffect, useRef, useState } from 'react'

/** Full rows, whether one, two, three or four stand side by side. */
const PIECE = 12
/** Pieces in one go, */
const STEP = 3
/** and then the browser's turn. */
const TURN_MS = 60

/**
 * A long list in pieces, which the browser lays out one by one as they come near the screen, and React compares one by one:
 * each stays the same as long as what is in it does. What is there at first is there at once, what comes later bit by bit: a
 * phone would stand still for a whole page.
 */
export function usePieces<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const known = useRef<readonly (readonly Item[])[]>([])
  const count = Math.ceil(items.length / PIECE)
  // One ahead, so that the first of a new page is drawn with it.
  const [drawn, setDrawn] = useState(count + 1)
  useEffect(() => {
    if (drawn <= count) setTimeout(setDrawn, TURN_MS, drawn + STEP)
  }, [count, drawn])
  const pieces: (readonly Item[])[] = []
  for (let start = 0; pieces.length < drawn && start < items.length; start += PIECE) {
    const piece = items.slice(start, start + PIECE)
    const before = known.current[pieces.length] ?? []
    const isSame = piece.length === before.length && piece.every((item, at) => item === before[at])
    pieces.push(isSame ? before : piece)
  }
  known.current = pieces
  return pieces
}
