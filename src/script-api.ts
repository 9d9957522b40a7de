// Entry point of the package for the script API alone, without elements, React and CSS.

import { startScriptApi } from './runtime/api/loaded-api.ts'
import { hasPage } from './runtime/page/has-page.ts'
import { startPage } from './runtime/page/start-page.ts'

export type { CartSummary } from './cart/cart.ts'
export type { CartItem } from './cart/cart-item.ts'
export type { CartTotal } from './cart/totals.ts'
export type { Product, Variant } from './catalog/product.ts'
export { NotEnoughStockError } from './catalog/stock-error.ts'
export type { CheckoutResult } from './checkout/checkout-store.ts'
export type { CartProduct, CartVariant, PageSettings } from './runtime/api/api-input.ts'
export type { ElectricianElements } from './runtime/api/api-types.ts'
export { cart, configure, toast, version } from './runtime/api/exported-api.ts'
export type { ToastContent } from './toasts/toast-store.ts'

if (hasPage() && startPage()) startScriptApi()
