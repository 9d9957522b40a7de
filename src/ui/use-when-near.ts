import { type RefObject, useEffect } from 'react'

/** Distance from the viewport within which an element counts as near. */
const MARGIN = '600px'

/** Calls `onNear` when an element nears the viewport, and again for each new function. Null stops it. */
export function useWhenNear(element: RefObject<Element | null>, onNear: (() => void) | null): void {
  useEffect(() => {
    if (!element.current || !onNear) return
    // On a busy page, the browser reports several changes at once.
    const onChange = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && onNear()
    const observer = new IntersectionObserver(onChange, { rootMargin: MARGIN })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onNear])
}
