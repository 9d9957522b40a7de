import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Catalogue } from '../../provider/catalogue.ts'
import { useWebsite } from '../ui/website.ts'

/**
 * Where the keyboard goes on in the listing: at the card that a visitor has come back from, and where the button for more
 * has gone: at the first new card if they pressed it, else at the next such button, as a press that is on its way must not
 * follow a link. Returns what the button is to tell.
 */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  catalogue: Catalogue,
): { onPress: () => void; onHanded: () => void } {
  const website = useWebsite()
  const isHanded = useRef(false)
  /** How many products there were at the press that has not been answered yet. */
  const pressedAt = useRef(Number.POSITIVE_INFINITY)

  /** The first card of the last page, or with an id that product's. */
  function focusCard(id?: string): Element | undefined {
    const state = catalogue.state.getState()
    if (state.status !== 'loaded') return undefined
    const products = state.pages.flat()
    const last = state.shown - (state.pages.at(-1)?.length ?? 0)
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

  const shown = () => {
    const state = catalogue.state.getState()
    return state.status === 'loaded' ? state.shown : 0
  }

  useLayoutEffect(() => {
    const isAnswered = shown() > pressedAt.current
    if (isHanded.current) {
      const button = isAnswered ? null : list.current?.nextElementSibling?.querySelector('button')
      if (button) button.focus({ preventScroll: true })
      // One that is still to be drawn has the focus then.
      else if (!focusCard()) return
    }
    isHanded.current = false
    if (isAnswered) pressedAt.current = Number.POSITIVE_INFINITY
  })

  return {
    onPress() {
      pressedAt.current = shown()
    },
    onHanded() {
      isHanded.current = true
    },
  }
}
