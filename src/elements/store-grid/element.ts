import { SORT_ORDERS } from '../../catalog/filters.ts'
import { defineElement } from '../../runtime/element/define-element.ts'
import '../cart-drawer/element.ts'
import { loadStoreGrid, preloadStoreGrid, StoreGrid } from './store-grid.tsx'

export const definition = defineElement({
  name: 'store-grid',
  kind: 'products',
  component: StoreGrid,
  load: loadStoreGrid,
  preload: preloadStoreGrid,
  store: 'required',
  attributes: {
    browse: { type: 'flag' },
    'product-url': { type: 'address', default: '/product/{id}', mustContain: '{id}' },
    collection: { type: 'text' },
    'product-ids': { type: 'text' },
    'exclude-ids': { type: 'text' },
    limit: { type: 'count' },
    sort: { type: 'choice', values: SORT_ORDERS, default: 'featured' },
  },
  display: 'block',
})
