import { type FilteredListingProps, ProductListing } from './product-listing.tsx'
import { useListing } from './use-listing.ts'

/** A listing of the products that the attributes select, in the order that they describe. */
export function FilteredListing({ filters, language, ...view }: FilteredListingProps) {
  return <ProductListing {...view} listing={useListing(filters, language)} />
}
