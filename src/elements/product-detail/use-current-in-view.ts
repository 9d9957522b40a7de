import { type RefObject, useEffect, useRef } from 'react'

/** How much of the neighboring entries stays visible, in pixels. */
const PEEK_PX = 32

/**
 * Scrolls a list, but not the page, so that its current entry is visible. Returns the ref for the list.
 *
 * @param current changes when another entry becomes the current one
 */
export function useCurrentInView<List extends HTMLElement>(current: unknown): RefObject<List | null> {
  const ref = useRef<List>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: finds the entry on the page after each change
  useEffect(() => {
    const list = ref.current
    const entry = list?.querySelector('[aria-current="true"], :checked')
    if (!list || !entry) return
    const frame = list.getBoundingClientRect()
    const box = entry.getBoundingClientRect()
    list.scrollBy({
      left: overshoot(box.left, box.right, frame.left, frame.right),
      top: overshoot(box.top, box.bottom, frame.top, frame.bottom),
    })
  }, [current])
  return ref
}

function overshoot(start: number, end: number, from: number, to: number): number {
  return Math.min(0, start - PEEK_PX - from) + Math.max(0, end + PEEK_PX - to)
}
