import { defineElement } from '../../runtime/define-element.ts'
import '../toast-area/element.ts'
import { definition as cartButton } from '../cart-button/element.ts'
import { definition as cartDrawer } from '../cart-drawer/element.ts'
import { definition as orderSuccess } from '../order-success/element.ts'
import { definition as productDetail } from '../product-detail/element.ts'
import { definition as storeGrid } from '../store-grid/element.ts'
import { loadStoreGrid } from '../store-grid/store-grid.tsx'
import storeFront from './store-front.css?inline'
import { preloadStoreFront, StoreFront } from './store-front.tsx'

const screens = [storeGrid, productDetail, cartButton, cartDrawer, orderSuccess]

export const definition = defineElement({
  name: 'store-front',
  component: StoreFront,
  load: loadStoreGrid,
  preload: preloadStoreFront,
  store: 'required',
  attributes: { browse: { type: 'flag' } },
  display: 'block',
  styles: [...screens.flatMap(({ styles }) => styles), storeFront],
})
