import { type ComponentProps, lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { LoadingCards } from '../loading-cards.tsx'
import type { BrowseListing as LoadedListing } from './browse-listing.tsx'

const Listing = lazy(async () => ({ default: (await import('./browse-listing.tsx')).BrowseListing }))

/**
 * The version of `BrowseListing` for the ES module build, which loads the component only for listings with the `browse`
 * attribute.
 */
export function BrowseListing(props: ComponentProps<typeof LoadedListing>) {
  return (
    <OnDemand placeholder={<LoadingCards />}>
      <Listing {...props} />
    </OnDemand>
  )
}
