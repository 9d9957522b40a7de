import { useLayoutEffect, useState } from 'react'
import type { Product, Variant } from '../../catalog/product.ts'
import { VARIANT } from '../../navigation/product-url.ts'
import type { Router } from '../../navigation/router.ts'
import { queryParameter } from '../../navigation/url.ts'
import { useWebsite } from '../../ui/website-context.ts'

/** The selected variant of a product. */
interface SelectedVariant {
  variant: Variant | undefined
  /** Whether the URL has been read. Until then, the first variant is selected. */
  hasReadUrl: boolean
  selectVariant: (variant: Variant) => void
}

/**
 * Returns the selected variant and a function that selects another. The parameter `?ee-variant=…` in the
 * page's URL sets the initial variant. In `electrician-site` and `store-front`, the selection and the URL
 * stay in sync. On other pages, the URL does not change.
 */
export function useVariant({ variants }: Product): SelectedVariant {
  const router = useWebsite()?.router
  // In `electrician-site` and `store-front`, the first render ignores the URL, because it must match the
  // prerendered page.
  const isFirstRender = router?.location.getState().navigationCount === 0
  const [id, setId] = useState(() => (isFirstRender ? undefined : variantInUrl(router)))
  useLayoutEffect(() => {
    const readUrl = () => setId(variantInUrl(router))
    readUrl()
    return router?.query.subscribe(readUrl)
  }, [router])

  return {
    variant: variants.find((variant) => variant.id === id) ?? variants[0],
    hasReadUrl: id !== undefined,
    selectVariant(variant) {
      setId(variant.id)
      router?.query.change({ [VARIANT]: variant.id }, false)
    },
  }
}

function variantInUrl(router: Router | undefined): string | null {
  return router ? router.query.read().get(VARIANT) : queryParameter(VARIANT)
}
