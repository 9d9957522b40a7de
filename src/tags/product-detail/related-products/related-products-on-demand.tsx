import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { RelatedProductsProps } from './related-products.tsx'

const Loaded = lazy(async () => ({ default: (await import('./related-products.tsx')).RelatedProducts }))

/**
 * The version of `RelatedProducts` for the ES module build, which loads the component when the visitor scrolls near the
 * related products.
 */
export function RelatedProducts(props: RelatedProductsProps) {
  return (
    <OnDemand placeholder={null}>
      <Loaded {...props} />
    </OnDemand>
  )
}
