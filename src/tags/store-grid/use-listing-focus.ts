import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Product } from '../../catalog/product.ts'

interface FocusHandoff {
  /** How many products were listed before. */
  shown: number
  /** Whether the visitor pressed the button. */
  isPressed: boolean
}

/**
 * Moves the keyboard's focus when the focused "Show more" button goes: to the first new card if the visitor pressed the
 * button, else to the next such button. A key press that is about to happen must not follow a link.
 */
export function useListingFocus(products: readonly Product[], isComplete: boolean) {
  const links = useRef(new Map<string, HTMLElement>())
  const moreButton = useRef<HTMLButtonElement>(null)
  const handoff = useRef<FocusHandoff | null>(null)

  const registerLink = useCallback((productId: string, link: HTMLElement | null) => {
    if (link) links.current.set(productId, link)
    else links.current.delete(productId)
  }, [])

  useLayoutEffect(() => {
    if (!handoff.current) return
    const { shown, isPressed } = handoff.current
    // The next button renders after the last chunk.
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
