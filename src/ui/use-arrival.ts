import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { isReturnToDocument, readSnapshot } from '../navigation/history-snapshot.ts'
import type { Place } from '../navigation/router.ts'
import { dismissToastOfScreen } from '../toasts/toast-store.ts'
import { focusQuietly } from './focus.ts'
import type { Website } from './website.ts'

/**
 * Brings a visitor who has come to a screen to its beginning, or to the section the address names: the page scrolls, and
 * the keyboard and the screen reader go along. After back, forward and a reload it brings them to where they were.
 */
export function useArrival<Screen extends HTMLElement>({
  router,
  position,
  ownsHead: ownsPage,
}: Website): RefObject<Screen | null> {
  const main = useRef<Screen>(null)
  const place = useStore(router.place)
  const before = useRef<Place | null>(null)

  useLayoutEffect(
    () => (main.current ? position.start(main.current, ownsPage ? 'page' : 'part') : undefined),
    [position, ownsPage],
  )

  useLayoutEffect(() => {
    const element = main.current
    const { route, section, visit, isReturn } = place
    const last = before.current
    if (!element || visit === (last?.visit ?? 0)) return
    before.current = place
    const isFirst = !last
    const isSameScreen = last?.route.screen === route.screen
    // Before the focus moves, which may be saved as well.
    const saved = isFirst || isReturn ? readSnapshot() : null
    if (!isFirst) {
      if (JSON.stringify(last.route) !== JSON.stringify(route)) dismissToastOfScreen()
      closeDialog(element)
    }
    const target = section && element.querySelector<HTMLElement>(`[data-section="${section}"]`)
    // A restored control may take the focus from the screen, but not from a section.
    if (!isFirst) focusQuietly((!saved && target) || element)
    const focus = !isFirst ? 'screen' : isReturnToDocument() ? 'anywhere' : 'none'
    if (position.restore(saved, focus)) return
    if (target) scrollTo(target, isSameScreen && !isFirst && !isReturn)
    else if (!isFirst && !(isReturn && (isSameScreen || !ownsPage))) scrollToBeginning(element, ownsPage)
  }, [place, ownsPage, position])

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
