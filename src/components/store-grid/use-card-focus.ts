import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Catalogue, LoadedCatalogue } from '../../provider/catalogue.ts'
import { useWebsite } from '../ui/website.ts'

/**
 * Where the keyboard goes on in the listing: at the card that a visitor has come back from, and where the button for more
 * has gone, which is what the returned function is for: at the first new card if they pressed it, else at the next such
 * button, as a press that is on its way must not follow a link.
 */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  catalogue: Catalogue,
  pages: LoadedCatalogue['pages'],
  isDrawn: boolean,
): (isPressed: boolean) => void {
  const website = useWebsite()
  const handed = useRef<boolean>(undefined)

  /** The first card of the last page, or with an id that product's. */
  function focusCard(id?: string): Element | undefined {
    const products = pages.flat()
    const last = products.length - (pages.at(-1)?.length ?? 0)
    const cards = list.current?.querySelectorAll('[part=card]')
    const card = cards?.[id ? products.findIndex((product) => product.id === id) : last]
    card?.querySelector('a')?.focus({ preventScroll: !!id })
    return card
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it stood when the listing was shown
  useEffect(() => {
    const id = catalogue.visited
    delete catalogue.visited
    if (id) website?.welcomeBack(() => focusCard(id))
  }, [])

  useLayoutEffect(() => {
    const isPressed = handed.current
    if (isPressed === undefined) return
    const button = isPressed ? null : list.current?.nextElementSibling?.querySelector('button')
    // Until all is drawn the button may still come.
    if (isPressed || isDrawn || button) {
      handed.current = undefined
      if (button) button.focus({ preventScroll: true })
      else focusCard()
    }
  })

  return (isPressed) => {
    handed.current = isPressed
  }
}
