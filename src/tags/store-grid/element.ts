import { StoreGrid } from './store-grid.tsx'
import { storeGrid } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../cart-drawer/element.ts'

defineTags([{ name: 'store-grid', row: storeGrid, component: StoreGrid }])
