import { useEffect, useMemo } from 'react'
import { createRouter, type RouterOptions } from '../navigation/router.ts'
import { createScrollPosition } from './scroll-position.ts'
import type { Website } from './website-context.ts'

interface WebsiteOptions extends RouterOptions, Pick<Website, 'ownsHead' | 'prefetchProduct'> {}

/** Creates the context that `electrician-site` and `store-front` provide to the components inside them. */
export function useCreateWebsite({
  routing,
  basePath,
  hasSections,
  path,
  ownsHead,
  prefetchProduct,
}: WebsiteOptions): Website {
  const website = useMemo(
    () => ({
      router: createRouter({ routing, basePath, hasSections, path }),
      ownsHead,
      prefetchProduct,
      scrollPosition: createScrollPosition(),
    }),
    [routing, basePath, hasSections, path, ownsHead, prefetchProduct],
  )
  useEffect(() => website.router.start(), [website])
  return website
}
