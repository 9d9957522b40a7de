import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Router } from '../../navigation/router.ts'

/**
 * Brings a visitor who has come to a screen to its beginning, or to the section the address names: the page scrolls, and
 * the keyboard and the screen reader go along. After back and forward the browser puts the page where it was.
 */
export function useArrival(router: Router): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { route, section, visit, isReturn } = useStore(router.place)
  const before = useRef({ visit: 0, screen: '' })

  useLayoutEffect(() => {
    const element = main.current
    if (!element || visit === before.current.visit) return
    const isFirst = before.current.visit === 0
    const isSameScreen = before.current.screen === route.screen
    before.current = { visit, screen: route.screen }
    const target = section && element.querySelector<HTMLElement>(`[data-section="${section}"]`)
    if (target) scrollTo(target, isSameScreen && !isFirst && !isReturn)
    else if (!isFirst && !isReturn) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isFirst) focusQuietly(target || element)
  }, [route, section, visit, isReturn])

  return main
}

function scrollTo(target: HTMLElement, isSmooth: boolean): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isSmooth && !isStill ? 'smooth' : 'instant' })
}

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
