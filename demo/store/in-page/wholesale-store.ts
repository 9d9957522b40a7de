// The entry point of `wholesale-store.js`, the demo store with all catalogs. Only the static demo uses this script.
import { allCatalogs } from '../catalog/all.ts'
import { startPageStore } from './start-page-store.ts'

startPageStore(allCatalogs)
