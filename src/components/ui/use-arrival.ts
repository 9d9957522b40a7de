import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Router } from '../../navigation/router.ts'
import { focusQuietly } from './focus.ts'

/**
 * Brings a visitor who has come to a screen to its beginning, or to the section the address names: the page scrolls, and
 * the keyboard and the screen reader go along. After back and forward the browser puts the page where it was.
 */
export function useArrival<Place extends HTMLElement>(
  router: Router,
  ownsPage: boolean,
): RefObject<Place | null> {
  const main = useRef<Place>(null)
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
    if (isFirst) return
    if (!target && !isReturn) scrollToBeginning(element, ownsPage)
    closeDialog(element)
    focusQuietly(target || element)
  }, [route, section, visit, isReturn, ownsPage])

  return main
}

/** Of the page if it is ours, else of our part of it, unless that is in sight. */
function scrollToBeginning(element: HTMLElement, ownsPage: boolean): void {
  if (ownsPage) window.scrollTo({ top: 0, behavior: 'instant' })
  else if (element.getBoundingClientRect().top < 0) scrollTo(element, false)
}

/** An open cart or menu belongs to the screen that was left, and would keep the focus. */
function closeDialog(element: HTMLElement): void {
  const root = element.getRootNode() as ParentNode
  root.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

function scrollTo(target: HTMLElement, isSmooth: boolean): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isSmooth && !isStill ? 'smooth' : 'instant' })
}
