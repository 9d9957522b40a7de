import cartButton from '../cart-button/cart-button.css?inline'
import { orderSuccessStyles } from '../order-success/styles.ts'
import { productDetailStyles } from '../product-detail/styles.ts'
import { storeGridStyles } from '../store-grid/styles.ts'
import storeFront from './store-front.css?inline'

/** The CSS of `<store-front>`: of the elements that the store contains, and its own. */
export const storeFrontStyles = [
  ...new Set([...storeGridStyles, ...productDetailStyles, ...orderSuccessStyles, cartButton, storeFront]),
]
