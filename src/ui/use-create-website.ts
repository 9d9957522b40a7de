import { useEffect, useMemo } from 'react'
import { createRouter, type RouterOptions } from '../navigation/router.ts'
import { prefetchProduct } from '../provider/product-resource.ts'
import { createScrollRestoration } from './scroll-restoration.ts'
import type { Website } from './website.ts'

/** Creates the context that `electrician-site` and `store-front` provide to the components inside them. */
export function useCreateWebsite(
  { routing, basePath, hasSections, path }: RouterOptions,
  ownsHead: boolean,
): Website {
  const website = useMemo(
    () => ({
      router: createRouter({ routing, basePath, hasSections, path }),
      ownsHead,
      prefetchProduct,
      scrollRestoration: createScrollRestoration(),
    }),
    [routing, basePath, hasSections, path, ownsHead],
  )
  useEffect(() => website.router.start(), [website])
  return website
}
