import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Router } from '../../navigation/router.ts'

/**
 * Brings a visitor who has come to a screen to its beginning, or to the section the address names: the page scrolls, and
 * the keyboard and the screen reader go along. After back and forward the browser puts the page where it was.
 */
export function useArrival(router: Router): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  const { section, visit, isReturn } = useStore(router.place)
  const lastVisit = useRef(0)
  const shownScreen = useRef<string | undefined>(undefined)

  useLayoutEffect(() => {
    const element = screen.current
    if (!element || visit === lastVisit.current) return
    const isFirst = lastVisit.current === 0
    const isSameScreen = shownScreen.current === element.dataset['screen']
    lastVisit.current = visit
    shownScreen.current = element.dataset['screen']
    if (section) {
      arriveAt(element.querySelector(`[data-section="${section}"]`), isSameScreen && !isFirst, !isFirst)
      return
    }
    if (isFirst) return
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' })
    focusQuietly(element)
  }, [section, visit, isReturn])

  return screen
}

function arriveAt(target: HTMLElement | null, isSmooth: boolean, takesFocus: boolean): void {
  if (!target) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isSmooth && !isStill ? 'smooth' : 'instant' })
  if (takesFocus) focusQuietly(target)
}

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
