import {
  clearSnapshot,
  disableScrollRestoration,
  type HistorySnapshot,
  saveSnapshot,
} from '../navigation/history-snapshot.ts'
import { onPageHide, onPageRestored } from '../navigation/page-lifecycle.ts'
import { CONTROLS, controlKey, findControl } from './control-key.ts'

/**
 * The number of consecutive scroll events that save the position immediately. Later events are debounced, because
 * browsers limit history updates.
 */
const IMMEDIATE_SAVES = 3
const SAVE_DELAY_MS = 50
/**
 * How much shorter than the saved height a page may be to count as loaded. The heights may differ slightly, for example
 * because a message has disappeared.
 */
const HEIGHT_TOLERANCE_PX = 100
/** Events that end the restoration, because the visitor has started to interact with the page. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * How the history entry is used. `page` replaces the browser's scroll restoration, `part` supplements it, and `leaving`
 * only writes to the history when the visitor clicks something.
 */
type Scope = 'page' | 'part' | 'leaving'

/** Which control may regain focus: none, one on the screen, or one anywhere in the shadow root. */
type FocusScope = 'none' | 'screen' | 'anywhere'

/** Saves the scroll position and focus of a screen, and restores them when the visitor returns to its history entry. */
export interface ScrollRestoration {
  /** Returns the number of products that the listing must show again; 0 if there is nothing to restore. */
  shown(): number
  /** Restores a snapshot. Returns false if there is none, for example after a click on a link. */
  restore(snapshot: HistorySnapshot | null, focus: FocusScope): boolean
  /** Starts saving the position and focus of a screen. Returns a function that stops saving. */
  start(screen: HTMLElement, scope: Scope): () => void
}

/** Creates a scroll restoration for a website or a listing. */
export function createScrollRestoration(): ScrollRestoration {
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
  const isVisible = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }

  function save(): void {
    // A snapshot that is not restored yet must not be overwritten.
    if (!screen?.isConnected || pending) return
    const focused = control?.isConnected ? control : null
    const isFocusOutside = focused !== null && !screen.contains(focused)
    saveSnapshot({
      top: scrollY,
      height: pageHeight(),
      focus: focused && controlKey(focused, isFocusOutside ? root() : screen),
      isFocusVisible: focused !== null && isVisible(focused),
      isFocusOutside,
      shown: screen.querySelectorAll('[part=card]').length,
    })
  }

  function finish(): void {
    // The visitor is still on the page, so the last click did not navigate away.
    if (scope === 'leaving') clearSnapshot()
    if (!pending) return
    pending = null
    saveSoon()
  }

  function focusAgain({ focus, isFocusOutside }: HistorySnapshot): HTMLElement | null {
    const found = screen && focus && findControl(focus, isFocusOutside ? root() : screen)
    const { activeElement } = root()
    // Does not move focus if the visitor has already moved it.
    const isUnmoved = activeElement ? activeElement === screen : document.activeElement === document.body
    if (found && (isUnmoved || activeElement === document.body)) found.focus({ preventScroll: true })
    return found && root().activeElement === found ? found : null
  }

  function attempt(): void {
    if (!pending || !screen) return
    const { top, height, focus, isFocusVisible } = pending
    const focused = focusAgain(pending)
    if (!canReach(top)) return
    scrollTo({ top, behavior: 'instant' })
    attemptedHeight = pageHeight()
    // Keeps the snapshot for another attempt if content that is still loading may shift the page.
    if (pageHeight() < height - HEIGHT_TOLERANCE_PX || (focus && !focused)) return
    finish()
    if (focused && isFocusVisible && !isVisible(focused)) focused.scrollIntoView({ block: 'center' })
  }

  function onScroll(): void {
    // If the page's height has changed, the browser has scrolled the page, not the visitor.
    const isVisitor = pageHeight() === attemptedHeight
    if (pending && isVisitor && canReach(pending.top) && Math.abs(scrollY - pending.top) > 2) finish()
    if (!pending) saveSoon()
  }

  function saveSoon(): void {
    if (scope === 'leaving') return
    burst += 1
    if (burst <= IMMEDIATE_SAVES) save()
    clearTimeout(timer)
    timer = setTimeout(() => {
      burst = 0
      save()
    }, SAVE_DELAY_MS)
  }

  /** Remembers the last control that was used, except in the cart and the menu, which do not belong to a screen. */
  function rememberControl({ target, type }: Event): void {
    const found = target instanceof Element ? target.closest(CONTROLS) : null
    if (found?.closest('dialog')) return
    control = found
    // Does not save when a new screen receives focus, because the visitor did not move focus there.
    if (type === 'click' || (found && scope !== 'leaving')) save()
  }

  function start(element: HTMLElement, newScope: Scope): () => void {
    screen = element
    scope = newScope
    const host = root()
    const listening = new AbortController()
    const { signal } = listening
    const options = { signal, capture: true, passive: true }
    for (const type of INTERACTION_EVENTS) addEventListener(type, finish, options)
    for (const type of ['click', 'focusin']) host.addEventListener(type, rememberControl, options)
    addEventListener('scroll', onScroll, { signal, passive: true })
    const resized = new ResizeObserver(attempt)
    resized.observe(element)
    const changed = new MutationObserver(attempt)
    changed.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    const stops = [
      onPageHide(() => scope !== 'leaving' && save()),
      onPageRestored(() => scope === 'leaving' && clearSnapshot()),
      ...(scope === 'page' ? [disableScrollRestoration()] : []),
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

  function restore(snapshot: HistorySnapshot | null, focus: FocusScope): boolean {
    forget()
    pending = snapshot
    if (!pending || !screen) return false
    if (focus === 'none' || (pending.isFocusOutside && focus === 'screen')) pending.focus = null
    // Starts at the top if the page is not tall enough yet; otherwise the visitor would land at the bottom.
    if (scope === 'page' && !canReach(pending.top)) scrollTo({ top: 0, behavior: 'instant' })
    attempt()
    return true
  }

  return { shown: () => pending?.shown ?? 0, restore, start }
}
