import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { LoadingCards } from '../loading-cards.tsx'
import type { BrowseListing as LoadedListing } from './browse-listing.tsx'

const Listing = lazy(async () => ({ default: (await import('./browse-listing.tsx')).BrowseListing }))

const ignoreChanges = () => () => undefined

/** `BrowseListing` for the ES modules, which load it only for listings with the `browse` attribute. */
export function BrowseListing(props: ComponentProps<typeof LoadedListing>) {
  const isHydrating = useSyncExternalStore(
    ignoreChanges,
    () => false,
    () => true,
  )
  const [isPrerendered] = useState(isHydrating)
  // Without a fallback, React keeps the prerendered listing on the page until the component has loaded.
  if (isPrerendered) return <Listing {...props} />
  return (
    <Suspense fallback={<LoadingCards />}>
      <Listing {...props} />
    </Suspense>
  )
}
