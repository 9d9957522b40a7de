import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { RelatedProductsProps } from './related-products.tsx'

const Loaded = lazy(async () => ({ default: (await import('./related-products.tsx')).RelatedProducts }))

/** `RelatedProducts` for the ES modules, which load it when the visitor scrolls near it. */
export function RelatedProducts(props: RelatedProductsProps) {
  return (
    <OnDemand placeholder={null}>
      <Loaded {...props} />
    </OnDemand>
  )
}
