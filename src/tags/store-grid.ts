import { StoreGrid } from '../components/store-grid/store-grid.tsx'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags({ 'store-grid': StoreGrid })
