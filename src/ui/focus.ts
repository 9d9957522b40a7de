import { type RefObject, useLayoutEffect } from 'react'

/** Focuses an element as the place to continue from, without a focus ring and without scrolling. */
export function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the parent when a part leaves the page while it has the focus; otherwise the keyboard would start at the top again. */
export function useFocusHandoff<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  onFocusHandoff?: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called only at unmount
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      const { activeElement } = (element?.getRootNode() ?? {}) as Partial<ShadowRoot>
      if (!activeElement || !element?.contains(activeElement) || !element.parentElement) return
      focusQuietly(element.parentElement)
      onFocusHandoff?.()
    }
  }, [])
}
