import { type RefObject, useLayoutEffect } from 'react'

/** Moves keyboard focus to an element without scrolling and without a focus ring. */
export function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves focus to an element's parent if the element unmounts while it contains focus, so that focus is not
 * lost. Then calls `onFocusHandoff` with the element, which is still in the document.
 */
export function useFocusHandoff<Target extends HTMLElement>(
  target: RefObject<Target | null>,
  onFocusHandoff?: (element: Target) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called only at unmount
  useLayoutEffect(() => {
    const element = target.current
    return () => {
      const { activeElement } = (element?.getRootNode() ?? {}) as Partial<ShadowRoot>
      if (!activeElement || !element?.contains(activeElement) || !element.parentElement) return
      focusQuietly(element.parentElement)
      onFocusHandoff?.(element)
    }
  }, [])
}
