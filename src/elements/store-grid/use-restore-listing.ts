import { type RefObject, useEffect, useState } from 'react'
import type { ProductPages } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'
import { createScrollPosition, type ScrollPosition } from '../../ui/scroll-position.ts'
import { useWebsite } from '../../ui/website-context.ts'

/**
 * Calls `onMore` until the listing shows as many products as when the visitor left, and returns their number.
 * A listing outside `electrician-site` and `store-front` also restores the scroll position itself.
 */
export function useRestoreListing(
  section: RefObject<HTMLElement | null>,
  state: ResourceState<ProductPages>,
  onMore: () => void,
): number {
  const website = useWebsite()
  const [own, setOwn] = useState<ScrollPosition | null>(null)
  const scrollPosition = website?.scrollPosition ?? own

  useEffect(() => {
    if (website || !section.current) return
    const position = createScrollPosition()
    setOwn(position)
    return position.start(section.current)
  }, [website, section])

  const shown =
    state.status === 'loaded' && state.value.nextPage === 'idle' ? state.value.products.length : null
  useEffect(() => {
    if (scrollPosition && shown !== null && shown < scrollPosition.cards()) onMore()
  }, [shown, scrollPosition, onMore])
  return scrollPosition?.cards() ?? 0
}
