// Entry point of `wholesale-store.js`: the demo store with every catalog, for the static demo only.
import { allCatalogs } from '../catalog/all.ts'
import { startPageStore } from './page-store.ts'

startPageStore(allCatalogs)
