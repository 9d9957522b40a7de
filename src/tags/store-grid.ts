import { StoreGrid } from '../components/store-grid/store-grid.tsx'
import { storeGrid } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags([{ name: 'store-grid', row: storeGrid, component: StoreGrid }])
