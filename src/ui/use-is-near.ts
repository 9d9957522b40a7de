import { type RefObject, useEffect, useState } from 'react'

/** How far below the visible part of the page an element counts as near. */
const MARGIN = '600px'

/**
 * Returns whether the visitor has scrolled near an element. Once true, it stays true. Without `IntersectionObserver`,
 * it is true after the first render.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
