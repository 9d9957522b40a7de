import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { RouterLocation } from '../navigation/router.ts'
import { dismissScreenToast } from '../toasts/toast-store.ts'
import { focusQuietly } from './focus.ts'
import { mediaMatches } from './media-query.ts'
import type { Website } from './website-context.ts'

/**
 * Manages focus and scroll position when the screen changes. A new screen starts at its top or at the section
 * in the URL, and its heading gets focus. Back, forward and reload restore the previous position, and back
 * moves focus to the link that the visitor had followed. Attach the returned ref to the screen's container.
 */
export function useFocusAndScroll<Screen extends HTMLElement>({
  router,
  scrollPosition,
  ownsHead: ownsPage,
}: Website): RefObject<Screen | null> {
  const main = useRef<Screen>(null)
  const location = useStore(router.location)
  const before = useRef<RouterLocation | null>(null)

  useLayoutEffect(() => {
    const element = main.current
    return element ? scrollPosition.start(element, (link) => focusLink(link, element)) : undefined
  }, [scrollPosition])

  useLayoutEffect(() => {
    const element = main.current
    const { route, section, navigationCount, isBackOrForward } = location
    const last = before.current
    if (!element || navigationCount === (last?.navigationCount ?? 0)) return
    before.current = location
    const isFirst = !last
    const isSameScreen = last?.route.screen === route.screen
    const isSameRoute = JSON.stringify(last?.route) === JSON.stringify(route)
    if (!isFirst) {
      if (!isSameRoute) dismissScreenToast()
      closeOpenDialog(element)
    }
    if (!isFirst && !isBackOrForward) scrollPosition.forget()
    const isReturn = scrollPosition.isPending()
    const findTarget = () => element.querySelector<HTMLElement>(`[data-section="${section}"]`)
    const target = !isReturn && section && findTarget()
    const heading = findHeading(element)
    // Other filters of the same list leave focus where it is.
    if (!isFirst && !(isReturn && isSameRoute)) focusQuietly(target || heading || element)
    if (isReturn) return
    if (target) scrollTo(target, isSameScreen && !isFirst && !isBackOrForward)
    else if (!isFirst && !(isBackOrForward && (isSameScreen || !ownsPage))) scrollToTop(element, ownsPage)
    if (target || (!section && (heading || isFirst))) return
    // The screen is still loading.
    const observer = new MutationObserver(() => {
      const loaded = section ? findTarget() : findHeading(element)
      if (!loaded) return
      observer.disconnect()
      if (!isFirst && hasFocus(element)) focusQuietly(loaded)
      if (section) scrollTo(loaded, false)
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [location, ownsPage, scrollPosition])

  return main
}

/** Moves focus to a link in the screen, unless the visitor has already moved focus. */
function focusLink(link: HTMLElement, screen: HTMLElement): void {
  if (hasFocus(screen)) link.focus({ preventScroll: true })
}

/** Returns whether focus is where a new screen starts. */
function hasFocus(screen: HTMLElement): boolean {
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot
  return activeElement === screen || activeElement === findHeading(screen)
}

/** Returns a screen's heading, which names the screen. Leaves out that of a product that is loading. */
function findHeading(screen: HTMLElement): HTMLElement | null {
  return screen.querySelector(':is(h1, h2):not(.visually-hidden)')
}

/** Scrolls to the top of the page, or to the top of the element on a page that contains other content. */
function scrollToTop(element: HTMLElement, ownsPage: boolean): void {
  if (ownsPage) window.scrollTo({ top: 0, behavior: 'instant' })
  else if (element.getBoundingClientRect().top < 0) scrollTo(element, false)
}

/** Closes an open cart or menu, because an open dialog would keep focus. */
function closeOpenDialog(element: HTMLElement): void {
  const root = element.getRootNode() as ParentNode
  root.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

function scrollTo(target: HTMLElement, isSmooth: boolean): void {
  const prefersReducedMotion = mediaMatches('(prefers-reduced-motion: reduce)')
  target.scrollIntoView({ behavior: isSmooth && !prefersReducedMotion ? 'smooth' : 'instant' })
}
