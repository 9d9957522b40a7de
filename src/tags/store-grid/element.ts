import { defineTag } from '../../elements/define-tag.ts'
import '../cart-drawer/element.ts'
import { preloadStoreGrid, StoreGrid } from './store-grid.tsx'
import { storeGridStyles } from './styles.ts'

export const definition = defineTag({
  name: 'store-grid',
  component: StoreGrid,
  preload: preloadStoreGrid,
  store: 'required',
  attributes: { 'product-url': { type: 'address', default: '/product/{id}', with: '{id}' } },
  events: ['product-select', 'cart-add'],
  parts: ['heading', 'card', 'button', 'notice'],
  display: 'block',
  styles: storeGridStyles,
})
