import {
  clearSnapshot,
  type HistorySnapshot,
  saveSnapshot,
  takeOverScrolling,
} from '../navigation/history-snapshot.ts'
import { onPageLeft, onPageReturned } from '../navigation/page-lifecycle.ts'
import { CONTROLS, findControl, nameControl } from './focus-name.ts'

/** Saves at the first few of several scroll events, and this long after the last: browsers limit how often. */
const SAVES_AT_ONCE = 3
const SAVE_AFTER_MS = 50
/** A page that has come this close to its former height is complete, for instance without a notice that has gone. */
const HEIGHT_TOLERANCE_PX = 100
/** What a visitor does who goes on by themselves. */
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

type Scope = 'page' | 'part' | 'leaving'

/** Saves where a visitor is on a screen, and brings them back there when they return to its history entry. */
export interface ReturnPosition {
  /** How many products the listing must show again; 0 when there is nothing to restore. */
  shown(): number
  /** Begins a screen where a snapshot left it; false without one, for instance after a link. */
  restore(snapshot: HistorySnapshot | null, focus: 'none' | 'screen' | 'anywhere'): boolean
  /**
   * Follows the visitor until the returned function is called. A `page` takes the browser's own restoration over, a
   * `part` helps it, and with `leaving` the host page's history is written only when the visitor presses something.
   */
  start(screen: HTMLElement, scope: Scope): () => void
}

export function createReturnPosition(): ReturnPosition {
  let screen: HTMLElement | undefined
  let scope: Scope = 'part'
  let pending: HistorySnapshot | null = null
  let control: Element | null = null
  let attemptedHeight = 0
  let burst = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const root = () => screen?.getRootNode() as Document | ShadowRoot
  const pageHeight = () => document.documentElement.scrollHeight
  const canReach = (top: number) => pageHeight() - innerHeight >= top - 1
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }

  function save(): void {
    // Until it is restored, the entry keeps what it has.
    if (!screen?.isConnected || pending) return
    const focused = control?.isConnected ? control : null
    const isFocusOutside = focused !== null && !screen.contains(focused)
    saveSnapshot({
      top: scrollY,
      height: pageHeight(),
      focus: focused && nameControl(focused, isFocusOutside ? root() : screen),
      isFocusVisible: focused !== null && isInSight(focused),
      isFocusOutside,
      shown: screen.querySelectorAll('[part=card]').length,
    })
  }

  function end(): void {
    // Who goes on here has not left by what they pressed.
    if (scope === 'leaving') clearSnapshot()
    if (!pending) return
    pending = null
    saveSoon()
  }

  function focusAgain({ focus, isFocusOutside }: HistorySnapshot): HTMLElement | null {
    const found = screen && focus && findControl(focus, isFocusOutside ? root() : screen)
    const { activeElement } = root()
    // A visitor who has moved on by themselves keeps the focus that they have.
    const isFree = activeElement ? activeElement === screen : document.activeElement === document.body
    if (found && (isFree || activeElement === document.body)) found.focus({ preventScroll: true })
    return found && root().activeElement === found ? found : null
  }

  function attempt(): void {
    if (!pending || !screen) return
    const { top, height, focus, isFocusVisible } = pending
    const focused = focusAgain(pending)
    if (!canReach(top)) return
    scrollTo({ top, behavior: 'instant' })
    attemptedHeight = pageHeight()
    // What is still to come may move what is there.
    if (pageHeight() < height - HEIGHT_TOLERANCE_PX || (focus && !focused)) return
    end()
    if (focused && isFocusVisible && !isInSight(focused)) focused.scrollIntoView({ block: 'center' })
  }

  function onScroll(): void {
    // In a page whose height has changed the browser has scrolled, otherwise the visitor.
    const isVisitor = pageHeight() === attemptedHeight
    if (pending && isVisitor && canReach(pending.top) && Math.abs(scrollY - pending.top) > 2) end()
    if (!pending) saveSoon()
  }

  function saveSoon(): void {
    if (scope === 'leaving') return
    burst += 1
    if (burst <= SAVES_AT_ONCE) save()
    clearTimeout(timer)
    timer = setTimeout(() => {
      burst = 0
      save()
    }, SAVE_AFTER_MS)
  }

  /** Where the visitor goes on from; the cart and the menu are on no screen. */
  function noteControl({ target, type }: Event): void {
    const found = target instanceof Element ? target.closest(CONTROLS) : null
    if (found?.closest('dialog')) return
    control = found
    // The focus that a new screen gets is no place that the visitor has chosen.
    if (type === 'click' || (found && scope !== 'leaving')) save()
  }

  function start(element: HTMLElement, chosen: Scope): () => void {
    screen = element
    scope = chosen
    const host = root()
    const listening = new AbortController()
    const { signal } = listening
    const options = { signal, capture: true, passive: true }
    for (const type of VISITOR_EVENTS) addEventListener(type, end, options)
    for (const type of ['click', 'focusin']) host.addEventListener(type, noteControl, options)
    addEventListener('scroll', onScroll, { signal, passive: true })
    const resized = new ResizeObserver(attempt)
    resized.observe(element)
    const changed = new MutationObserver(attempt)
    changed.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    const stops = [
      onPageLeft(() => scope !== 'leaving' && save()),
      onPageReturned(() => scope === 'leaving' && clearSnapshot()),
      ...(scope === 'page' ? [takeOverScrolling()] : []),
    ]
    return () => {
      listening.abort()
      resized.disconnect()
      changed.disconnect()
      clearTimeout(timer)
      forget()
      for (const stop of stops) stop()
    }
  }

  function forget(): void {
    control = null
    pending = null
  }

  function restore(snapshot: HistorySnapshot | null, focus: 'none' | 'screen' | 'anywhere'): boolean {
    forget()
    pending = snapshot
    if (!pending || !screen) return false
    if (focus === 'none' || (pending.isFocusOutside && focus === 'screen')) pending.focus = null
    // Not at the end of a page whose content is still to come.
    if (scope === 'page' && !canReach(pending.top)) scrollTo({ top: 0, behavior: 'instant' })
    attempt()
    return true
  }

  return { shown: () => pending?.shown ?? 0, restore, start }
}
