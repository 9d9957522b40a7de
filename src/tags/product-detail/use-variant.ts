import { useLayoutEffect, useState } from 'react'
import type { Product, Variant } from '../../catalog/product.ts'
import { changeUrl, pageQuery, type QueryPlace, urlWithQuery } from '../../navigation/page-query.ts'
import { useWebsite } from '../../ui/website.ts'

/**
 * Returns the selected variant and a function that selects another. The parameter `?variant=…` in the page's URL sets
 * the initial variant. In `electrician-site` and `store-front`, selecting another variant updates the URL. On other
 * pages, the URL does not change.
 */
export function useVariant({ variants }: Product): [Variant | undefined, (variant: Variant) => void] {
  const router = useWebsite()?.router
  const place: QueryPlace = router?.routing === 'hash' ? 'hash' : 'search'
  const idInUrl = () => pageQuery(place).get('variant')
  // In `electrician-site` and `store-front`, the first render ignores the URL, because it must match the prerendered
  // page.
  const isFirstRender = router?.location.getState().navigationCount === 0
  const [id, setId] = useState(() => (isFirstRender ? null : idInUrl()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the URL once
  useLayoutEffect(() => setId(idInUrl()), [])

  function choose(variant: Variant) {
    setId(variant.id)
    if (router) changeUrl(urlWithQuery(place, { variant: variant.id }), false)
  }

  return [variants.find((variant) => variant.id === id) ?? variants[0], choose]
}
