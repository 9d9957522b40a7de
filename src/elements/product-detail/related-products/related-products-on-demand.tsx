import { createComponentLoader, type PropsOf } from '../../../ui/component-loader.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'

const loader = createComponentLoader(async () => (await import('./related-products.tsx')).RelatedProducts)

/**
 * The version of `RelatedProducts` for the ES module build, which loads the component when the visitor scrolls near the
 * related products.
 */
export function RelatedProducts(props: PropsOf<typeof loader>) {
  return <OnDemand loader={loader} props={props} placeholder={null} failure={null} />
}
