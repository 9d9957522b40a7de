import { useEffect, useMemo } from 'react'
import { createRouter, type RouterOptions } from '../navigation/router.ts'
import { prefetchProduct } from '../provider/product-resource.ts'
import { createReturnPosition } from './return-position.ts'
import type { Website } from './website.ts'

/** What the website and the storefront do for the components in them. An element on somebody's page does without. */
export function useNewWebsite(
  { routing, basePath, hasSections, path }: RouterOptions,
  ownsHead: boolean,
): Website {
  const website = useMemo(
    () => ({
      router: createRouter({ routing, basePath, hasSections, path }),
      ownsHead,
      prefetchProduct,
      position: createReturnPosition(),
    }),
    [routing, basePath, hasSections, path, ownsHead],
  )
  useEffect(() => website.router.start(), [website])
  return website
}
