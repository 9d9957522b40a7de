import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { isReturnToDocument, readSnapshot } from '../navigation/history-snapshot.ts'
import { dismissToastOfScreen } from '../toasts/toast-store.ts'
import { focusQuietly } from './focus.ts'
import type { Website } from './website.ts'

/**
 * Brings a visitor who has come to a screen to its beginning, or to the section the address names: the page scrolls, and
 * the keyboard and the screen reader go along. After back, forward and a reload it brings them to where they were.
 */
export function useArrival<Place extends HTMLElement>({
  router,
  position,
  ownsHead: ownsPage,
}: Website): RefObject<Place | null> {
  const main = useRef<Place>(null)
  const { route, section, visit, isReturn } = useStore(router.place)
  const before = useRef({ visit: 0, screen: '', address: '' })

  useLayoutEffect(
    () => (main.current ? position.start(main.current, ownsPage ? 'page' : 'part') : undefined),
    [position, ownsPage],
  )

  useLayoutEffect(() => {
    const element = main.current
    if (!element || visit === before.current.visit) return
    const isFirst = before.current.visit === 0
    const isSameScreen = before.current.screen === route.screen
    const address = JSON.stringify(route)
    const isSameAddress = before.current.address === address
    before.current = { visit, screen: route.screen, address }
    // Before the focus moves, which may be saved as well.
    const saved = isFirst || isReturn ? readSnapshot() : null
    if (!isFirst) {
      if (!isSameAddress) dismissToastOfScreen()
      closeDialog(element)
    }
    const target = section && element.querySelector<HTMLElement>(`[data-section="${section}"]`)
    if (!isFirst) focusQuietly(target || element)
    const focus = !isFirst ? 'screen' : isReturnToDocument() ? 'anywhere' : 'none'
    if (position.restore(saved, focus)) return
    if (target) scrollTo(target, isSameScreen && !isFirst && !isReturn)
    else if (!isFirst && !(isReturn && (isSameScreen || !ownsPage))) scrollToBeginning(element, ownsPage)
  }, [route, section, visit, isReturn, ownsPage, position])

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
