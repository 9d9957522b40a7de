import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Product } from '../../catalog/product.ts'

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
 */
export function useListingFocus(products: readonly Product[], isComplete: boolean) {
  const links = useRef(new Map<string, HTMLElement>())
  const moreButton = useRef<HTMLElement>(null)
  const handoff = useRef<FocusHandoff | null>(null)

  const registerLink = useCallback((productId: string, link: HTMLElement | null) => {
    if (link) links.current.set(productId, link)
    else links.current.delete(productId)
  }, [])

  useLayoutEffect(() => {
    if (!handoff.current) return
    const { shown, isPressed } = handoff.current
    // Waits for the next “Show more” button, which renders after the last chunk.
    if (!isPressed && !isComplete) return
    handoff.current = null
    const product = products[shown]
    if (!isPressed && moreButton.current) moreButton.current.focus({ preventScroll: true })
    else if (product) links.current.get(product.id)?.focus()
  })

  return {
    registerLink,
    moreButton,
    onFocusHandoff(shown: number, isPressed: boolean) {
      handoff.current = { shown, isPressed }
    },
  }
}
