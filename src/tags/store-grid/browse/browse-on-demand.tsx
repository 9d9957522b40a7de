import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { LoadingCards } from '../loading-cards.tsx'
import type { BrowseListing as LoadedListing } from './browse-listing.tsx'

type Props = ComponentProps<typeof LoadedListing>

/** `BrowseListing` for the ES modules, which load it only for listings with the `browse` attribute. */
export function BrowseListing(props: Props) {
  const [loaded, setLoaded] = useState<{ Listing: ComponentType<Props> } | null>(null)
  useEffect(() => {
    import('./browse-listing.tsx').then(({ BrowseListing: Listing }) => setLoaded({ Listing }))
  }, [])
  return loaded ? <loaded.Listing {...props} /> : <LoadingCards />
}
