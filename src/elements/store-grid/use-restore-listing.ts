import { type RefObject, useEffect, useState } from 'react'
import { readEntry } from '../../navigation/history-entry.ts'
import type { ProductPages } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'
import type { ScrollPosition } from '../../ui/scroll-position.ts'
import { useWebsite } from '../../ui/website-context.ts'

/** The first events of a visitor who may leave the listing at another scroll position. */
const FIRST_EVENTS = ['scroll', 'pointerdown', 'keydown']

/**
 * Calls `onMore` until the listing shows as many products as when the visitor left. A listing outside
 * `electrician-site` and `store-front` also restores the scroll position itself.
 */
export function useRestoreListing(
  section: RefObject<HTMLElement | null>,
  state: ResourceState<ProductPages>,
  onMore: () => void,
): void {
  const website = useWebsite()
  const [own, setOwn] = useState<ScrollPosition | null>(null)
  const scrollPosition = website?.scrollPosition ?? own

  useEffect(() => {
    if (!website && section.current) return startWhenNeeded(section.current, setOwn)
    return undefined
  }, [website, section])

  const shown =
    state.status === 'loaded' && state.value.nextPage === 'idle' ? state.value.products.length : null
  useEffect(() => {
    if (scrollPosition && shown !== null && shown < scrollPosition.cards()) onMore()
  }, [shown, scrollPosition, onMore])
}

/**
 * Loads and starts the scroll position when the visitor has come back to the listing, or at the first event
 * on the page. Returns a function that stops it.
 */
function startWhenNeeded(section: HTMLElement, onStart: (position: ScrollPosition) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isStarted = false

  async function start(): Promise<void> {
    if (isStarted) return
    isStarted = true
    try {
      const { createScrollPosition } = await import('../../ui/scroll-position.ts')
      if (signal.aborted) return
      const position = createScrollPosition()
      signal.addEventListener('abort', position.start(section))
      onStart(position)
    } catch {
      // The next event tries again. Until then, only the browser restores the scroll position.
      isStarted = false
    }
  }

  if (readEntry().top === undefined)
    for (const type of FIRST_EVENTS)
      addEventListener(type, () => void start(), { signal, capture: true, passive: true })
  else void start()
  return () => stopping.abort()
}
