import { type Catalogs, smallCatalogs } from './index.ts'
import { wholesaleCatalog } from './wholesale/index.ts'

/** All catalogs, including the wholesale catalog, which would make `demo-store.js` too large. */
export const allCatalogs: Catalogs = { ...smallCatalogs, wholesale: wholesaleCatalog }
