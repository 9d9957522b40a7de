import { useLayoutEffect, useRef } from 'react'

interface FocusHandoff {
  /** The number of products that were listed before the next page loaded. */
  shown: number
  /** Whether the visitor clicked "Show more". */
  isPressed: boolean
}

/**
 * Moves focus when the focused "Show more" button unmounts. If the visitor clicked the button, focus moves to
 * the first new card. Otherwise, focus moves to the next "Show more" button, so that pressing Enter does not
 * open a product by accident.
 * @param shown the number of listed products
 * @param isComplete whether all their cards have been rendered
 */
export function useListingFocus(shown: number, isComplete: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const handoff = useRef<FocusHandoff | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: finds new cards on the page after each change
  useLayoutEffect(() => {
    if (!handoff.current) return
    const { shown: before, isPressed } = handoff.current
    // Waits for the next “Show more” button, which renders after the last chunk.
    if (!isPressed && !isComplete) return
    handoff.current = null
    if (!isPressed && moreButton.current) moreButton.current.focus({ preventScroll: true })
    else list.current?.querySelectorAll('a')[before]?.focus()
  }, [shown, isComplete])

  return {
    list,
    moreButton,
    onFocusHandoff(before: number, isPressed: boolean) {
      handoff.current = { shown: before, isPressed }
    },
  }
}
