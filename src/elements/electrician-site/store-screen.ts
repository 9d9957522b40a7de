// The product listing as one module, including the parts that a prerendered listing may contain.
import '../store-grid/browse/browse-listing.tsx'

export { BrowseListing, preloadStoreGrid, StoreGrid } from '../store-grid/store-grid.tsx'
