import { defineElement } from '../../runtime/element/define-element.ts'
import { startCart } from '../../runtime/page/start-cart.ts'
import '../toast-area/element.ts'
import { loadStoreGrid } from '../store-grid/store-grid.tsx'
import { preloadStoreFront, StoreFront } from './store-front.tsx'

export const definition = defineElement({
  name: 'store-front',
  onDefine: startCart,
  component: StoreFront,
  load: loadStoreGrid,
  preload: preloadStoreFront,
  store: 'required',
  attributes: { browse: { type: 'flag' } },
  display: 'block',
})
