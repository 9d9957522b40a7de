import { type RefObject, useEffect, useMemo } from 'react'
import { isReturnToDocument, readSnapshot } from '../../navigation/history-snapshot.ts'
import type { ProductList, ProductListState } from '../../provider/product-list.ts'
import { createReturnPosition } from '../../ui/return-position.ts'
import { useWebsite } from '../../ui/website.ts'

/**
 * Loads as many pages as the listing showed when the visitor left it. A listing of its own, whose cards lead to another
 * page, also brings them back to their card.
 */
export function useReturnToListing(
  section: RefObject<HTMLElement | null>,
  list: ProductList,
  state: ProductListState,
): void {
  const website = useWebsite()
  const position = useMemo(() => website?.position ?? createReturnPosition(), [website])

  useEffect(() => {
    if (website || !section.current) return
    const stop = position.start(section.current, 'leaving')
    if (isReturnToDocument()) position.restore(readSnapshot(), 'screen')
    return stop
  }, [website, position, section])

  // After each render: the position is known only once the website has followed the address.
  useEffect(() => {
    if (state.status === 'loaded' && state.rest === 'waiting' && state.products.length < position.shown())
      void list.loadMore()
  })
}
