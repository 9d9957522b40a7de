import type { ReactNode } from 'react'
import { holdPresses, releasePress } from '../../runtime/hold-presses.ts'
import { type HydratedRoot, hydrateMarkup } from '../../runtime/hydrate.tsx'
import { loadWithRetries } from '../../runtime/load-with-retries.ts'

/** Distance below or above the viewport within which a part is hydrated. */
const MARGIN = '300px'

/** A prerendered part that is hydrated when the visitor needs it. */
export interface PartRoot {
  /** Hydrates the part now. */
  hydrate(): void
  /** Renders other content. If the part has not been hydrated, renders it after hydration. */
  update(content: ReactNode): void
  unmount(): void
}

interface PartOptions {
  /** The part's name, which is also the prefix of its IDs. */
  name: string
  /** Loads the part's module. Returns undefined if it has been loaded. */
  load: () => Promise<unknown> | undefined
  /** Whether only `hydrate()` hydrates the part. */
  isStatic: boolean
  /** What the markup was rendered with. */
  content: ReactNode
}

/**
 * Hydrates a prerendered part when it comes near the viewport, or when the visitor touches it or moves focus into it. If
 * the visitor presses a button before the part is hydrated, presses the button again afterward.
 */
export function hydrateWhenNeeded(
  container: Element,
  { name, load, isStatic, content }: PartOptions,
): PartRoot {
  let root: HydratedRoot | undefined
  let isStarted = false
  let isHydrated = false
  let latest = content
  const listeners = new AbortController()
  const observer = isStatic ? null : observeNear(container, () => void hydrate())
  if (!isStatic) listen()

  function listen(): void {
    const options = { capture: true, signal: listeners.signal }
    for (const type of ['pointerdown', 'focusin', 'keydown', 'input'])
      container.addEventListener(type, hydrate, options)
    holdPresses(container, hydrate)
    if (container.matches(':focus-within')) void hydrate()
  }

  async function hydrate(): Promise<void> {
    if (isStarted) return
    isStarted = true
    observer?.disconnect()
    await loadWithRetries(load)
    if (!listeners.signal.aborted)
      root = hydrateMarkup(container, content, { identifierPrefix: name, onHydrated })
  }

  function onHydrated(): void {
    if (listeners.signal.aborted) return
    isHydrated = true
    listeners.abort()
    container.removeAttribute('data-part')
    if (latest !== content) root?.update(latest)
    releasePress(container)?.click()
  }

  return {
    hydrate,
    update(next) {
      latest = next
      if (isHydrated) root?.update(next)
    },
    unmount() {
      observer?.disconnect()
      listeners.abort()
      releasePress(container)
      // Later, because React may be rendering the website.
      queueMicrotask(() => root?.unmount())
    },
  }
}

/** Calls `onNear` when an element comes near the viewport. */
function observeNear(element: Element, onNear: () => void): IntersectionObserver {
  const onChange = (entries: IntersectionObserverEntry[]) =>
    entries.some(({ isIntersecting }) => isIntersecting) && onNear()
  const observer = new IntersectionObserver(onChange, { rootMargin: MARGIN })
  observer.observe(element)
  return observer
}
