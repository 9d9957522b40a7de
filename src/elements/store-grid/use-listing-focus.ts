import { type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusHandoff {
  /** The number of products that were listed before the next page loaded. */
  shown: number
  /** Whether the visitor clicked "Show more". */
  isPressed: boolean
}

/**
 * Moves focus when the focused "Show more" button unmounts. If the visitor clicked the button, focus moves to the first
 * new card. Otherwise, focus moves to the next "Show more" button, so that pressing Enter does not open a product by
 * accident.
 * @param section the element that contains the cards
 * @param cardCount the number of cards that are rendered
 */
export function useListingFocus(
  section: RefObject<HTMLElement | null>,
  cardCount: number,
  isComplete: boolean,
) {
  const moreButton = useRef<HTMLElement>(null)
  const handoff = useRef<FocusHandoff | null>(null)

  useLayoutEffect(() => {
    if (!handoff.current) return
    const { shown, isPressed } = handoff.current
    const isRendered = cardCount > shown
    // Waits for the first new card, or for the next “Show more” button, which renders after the last card.
    if (isPressed ? !isRendered : !isComplete) return
    handoff.current = null
    const links = section.current?.querySelectorAll<HTMLElement>('.card-link')
    if (!isPressed && moreButton.current) moreButton.current.focus({ preventScroll: true })
    else links?.[shown]?.focus()
  }, [section, cardCount, isComplete])

  return {
    moreButton,
    onFocusHandoff(shown: number, isPressed: boolean) {
      handoff.current = { shown, isPressed }
    },
  }
}
