import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the keyboard's focus once the button for more has gone, which the returned function announces with the number of
 * products before: to the first new card if the visitor pressed it, else to the next such button, as a press that is on
 * its way must not follow a link.
 */
export function useCardFocus(
  list: RefObject<HTMLElement | null>,
  isDrawn: boolean,
): (shown: number, isPressed: boolean) => void {
  const handed = useRef<[shown: number, isPressed: boolean]>(undefined)

  useLayoutEffect(() => {
    if (!handed.current) return
    const [shown, isPressed] = handed.current
    // Until all is drawn the button may still come.
    if (!isPressed && !isDrawn) return
    handed.current = undefined
    const button = isPressed ? null : list.current?.nextElementSibling?.querySelector('button')
    if (button) button.focus({ preventScroll: true })
    else list.current?.querySelectorAll('a')[shown]?.focus()
  })

  return (...announced) => {
    handed.current = announced
  }
}
