import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { isBackForwardNavigation, readSnapshot } from '../navigation/history-snapshot.ts'
import type { RouterLocation } from '../navigation/router.ts'
import { dismissScreenToast } from '../toasts/toast-store.ts'
import { focusQuietly } from './focus.ts'
import type { Website } from './website.ts'

/**
 * Manages focus and scroll position when the screen changes. A new screen starts at its top or at the section in the
 * URL. Back, forward and reload restore the previous position. Attach the returned ref to the screen's container.
 */
export function useFocusAndScroll<Screen extends HTMLElement>({
  router,
  scrollRestoration,
  ownsHead: ownsPage,
}: Website): RefObject<Screen | null> {
  const main = useRef<Screen>(null)
  const location = useStore(router.location)
  const before = useRef<RouterLocation | null>(null)

  useLayoutEffect(
    () => (main.current ? scrollRestoration.start(main.current, ownsPage ? 'page' : 'part') : undefined),
    [scrollRestoration, ownsPage],
  )

  useLayoutEffect(() => {
    const element = main.current
    const { route, section, navigationCount, isBackOrForward } = location
    const last = before.current
    if (!element || navigationCount === (last?.navigationCount ?? 0)) return
    before.current = location
    const isFirst = !last
    const isSameScreen = last?.route.screen === route.screen
    // The snapshot is read first, because moving focus may overwrite it.
    const saved = isFirst || isBackOrForward ? readSnapshot() : null
    if (!isFirst) {
      if (JSON.stringify(last.route) !== JSON.stringify(route)) dismissScreenToast()
      closeDialog(element)
    }
    const target = section && element.querySelector<HTMLElement>(`[data-section="${section}"]`)
    // Focuses the whole screen if a position is restored, because restoring may then focus one of its controls.
    if (!isFirst) focusQuietly((!saved && target) || element)
    const focus = !isFirst ? 'screen' : isBackForwardNavigation() ? 'anywhere' : 'none'
    if (scrollRestoration.restore(saved, focus)) return
    if (target) scrollTo(target, isSameScreen && !isFirst && !isBackOrForward)
    else if (!isFirst && !(isBackOrForward && (isSameScreen || !ownsPage))) scrollToTop(element, ownsPage)
  }, [location, ownsPage, scrollRestoration])

  return main
}

/** Scrolls to the top of the page, or to the top of the element on a page that contains other content. */
function scrollToTop(element: HTMLElement, ownsPage: boolean): void {
  if (ownsPage) window.scrollTo({ top: 0, behavior: 'instant' })
  else if (element.getBoundingClientRect().top < 0) scrollTo(element, false)
}

/** Closes an open cart or menu, because an open dialog would keep focus. */
function closeDialog(element: HTMLElement): void {
  const root = element.getRootNode() as ParentNode
  root.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

function scrollTo(target: HTMLElement, isSmooth: boolean): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isSmooth && !prefersReducedMotion ? 'smooth' : 'instant' })
}
