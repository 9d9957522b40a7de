// Entry point of the package for the script API alone, without elements, React and CSS.
import { hasPage } from './runtime/has-page.ts'
import { startScriptApi } from './runtime/script-api.ts'
import { startPage } from './runtime/start-page.ts'

export type { CartSummary } from './cart/cart.ts'
export type { CartItem } from './cart/cart-item.ts'
export type { CartTotal } from './cart/totals.ts'
export type { Product, Variant } from './catalog/product.ts'
export { NotEnoughStockError } from './catalog/stock-error.ts'
export type { CheckoutResult } from './checkout/checkout-store.ts'
export type { CartProduct, CartVariant, PageSettings } from './runtime/api-input.ts'
export type { ElectricianElements } from './runtime/api-types.ts'
export { cart, configure, toast, version } from './runtime/exported-api.ts'
export type { ToastContent } from './toasts/toast-store.ts'

if (hasPage() && startPage()) startScriptApi()
