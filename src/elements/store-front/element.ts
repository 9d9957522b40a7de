import { defineElement } from '../../runtime/define-element.ts'
import '../toast-area/element.ts'
import { cartButtonStyles } from '../cart-button/styles.ts'
import { cartDrawerStyles } from '../cart-drawer/styles.ts'
import { orderSuccessStyles } from '../order-success/styles.ts'
import { productDetailStyles } from '../product-detail/styles.ts'
import { loadStoreGrid } from '../store-grid/store-grid.tsx'
import { storeGridStyles } from '../store-grid/styles.ts'
import styles from './store-front.css?inline'
import { preloadStoreFront, StoreFront } from './store-front.tsx'

export const definition = defineElement({
  name: 'store-front',
  component: StoreFront,
  load: loadStoreGrid,
  preload: preloadStoreFront,
  store: 'required',
  attributes: { browse: { type: 'flag' } },
  display: 'block',
  styles: [
    ...storeGridStyles,
    ...productDetailStyles,
    ...cartButtonStyles,
    ...cartDrawerStyles,
    ...orderSuccessStyles,
    styles,
  ],
})
