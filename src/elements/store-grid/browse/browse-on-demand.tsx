import { createComponentLoader, type PropsOf } from '../../../ui/component-loader.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { LoadingCards } from '../loading-cards.tsx'

const loader = createComponentLoader(async () => (await import('./browse-listing.tsx')).BrowseListing)

/**
 * The version of `BrowseListing` for the ES module build, which loads the component only for listings with the `browse`
 * attribute.
 */
export function BrowseListing(props: PropsOf<typeof loader>) {
  return <OnDemand loader={loader} props={props} placeholder={<LoadingCards />} />
}
