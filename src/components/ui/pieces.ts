import { useRef } from 'react'

/** Full rows, whether one, two, three, four or five stand side by side. */
const PIECE = 60

/**
 * A long list in pieces, which the browser lays out one by one as they come near the screen, and React compares one by one:
 * each stays the same as long as what is in it does.
 */
export function usePieces<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const known = useRef<readonly (readonly Item[])[]>([])
  known.current = Array.from({ length: Math.ceil(items.length / PIECE) }, (_, index) => {
    const piece = items.slice(index * PIECE, (index + 1) * PIECE)
    const before = known.current[index]
    return before?.length === piece.length && piece.every((item, at) => item === before[at]) ? before : piece
  })
  return known.current
}
