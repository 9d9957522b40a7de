import { type RefObject, useLayoutEffect } from 'react'

/** The keyboard and the screen reader go on from there, without a ring and without a jump of the page. */
export function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** When a part goes while it has the focus, what is around it has it instead, and not the page's beginning. */
export function useHandedOnFocus<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  onHanded?: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: matters only at the end
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      const { activeElement } = (element?.getRootNode() ?? {}) as Partial<ShadowRoot>
      if (!activeElement || !element?.contains(activeElement) || !element.parentElement) return
      focusQuietly(element.parentElement)
      onHanded?.()
    }
  }, [])
}
