import { type Catalogs, smallCatalogs } from './index.ts'
import { wholesaleCatalog } from './wholesale/index.ts'

/** Every catalog. The wholesale catalog would add too much to the in-page demo store, so only servers include it. */
export const allCatalogs: Catalogs = { ...smallCatalogs, wholesale: wholesaleCatalog }
