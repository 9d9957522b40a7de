import { type RefObject, useEffect, useMemo } from 'react'
import { isBackForwardNavigation, readSnapshot } from '../../navigation/history-snapshot.ts'
import type { ProductListState } from '../../provider/product-list.ts'
import { createScrollRestoration } from '../../ui/scroll-restoration.ts'
import { useWebsite } from '../../ui/website.ts'

/**
 * Calls `onMore` until the listing shows as many products as when the visitor left. A listing outside
 * `electrician-site` and `store-front` also restores the scroll position, because its cards link to another page.
 */
export function useRestoreListing(
  section: RefObject<HTMLElement | null>,
  state: ProductListState,
  onMore: () => void,
): void {
  const website = useWebsite()
  const scrollRestoration = useMemo(() => website?.scrollRestoration ?? createScrollRestoration(), [website])

  useEffect(() => {
    if (website || !section.current) return
    const stop = scrollRestoration.start(section.current, 'leaving')
    if (isBackForwardNavigation()) scrollRestoration.restore(readSnapshot(), 'screen')
    return stop
  }, [website, scrollRestoration, section])

  // Runs after each render, because the saved position is not known yet during the first render.
  useEffect(() => {
    if (
      state.status === 'loaded' &&
      state.nextPage === 'idle' &&
      state.products.length < scrollRestoration.shown()
    )
      onMore()
  })
}
