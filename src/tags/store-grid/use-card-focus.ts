import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LoadedCatalogue } from '../../provider/catalogue.ts'

/**
 * Where the keyboard goes on once the button for more has gone, which the returned function announces: at the first new
 * card if the visitor pressed it, else at the next such button, as a press that is on its way must not follow a link.
 */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  pages: LoadedCatalogue['pages'],
  isDrawn: boolean,
): (isPressed: boolean) => void {
  const handed = useRef<boolean>(undefined)

  /** The first card of the last page. */
  function focusCard(): void {
    const last = pages.flat().length - (pages.at(-1)?.length ?? 0)
    const cards = list.current?.querySelectorAll('[part=card]')
    cards?.[last]?.querySelector('a')?.focus()
  }

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
