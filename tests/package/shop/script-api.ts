// This file is type-checked but never run. The check also fails if a line after `@ts-expect-error` compiles.

// @ts-expect-error the script API exports no types of elements
import type { StoreGridElement } from 'electrician-elements/script-api'
import {
  type Cart,
  type CartItem,
  type CartProduct,
  type CartSummary,
  type CartVariant,
  type CheckoutResult,
  cart,
  configure,
  NotEnoughStockError,
  type PageSettings,
  type Product,
  type ShowToast,
  type ToastContent,
  toast,
  type Variant,
  version,
} from 'electrician-elements/script-api'

export function addAndReport(product: Product | CartProduct, variant: Variant | CartVariant): CartSummary {
  const sharedCart: Cart = cart
  const showToast: ShowToast = toast
  try {
    sharedCart.add(product, variant)
  } catch (error) {
    const content: ToastContent = { title: error instanceof NotEnoughStockError ? error.message : version }
    showToast.dismiss(showToast(content))
  }
  return sharedCart
}

const settings: PageSettings = { storeHost: '/provider' }
configure(settings)
export const items: readonly CartItem[] = cart.items
// @ts-expect-error the quantity must be a number
cart.setQuantity('variant', '2')
window.ElectricianElements?.cart.clear()
export const checkedOut: Promise<string> = cart
  .checkout()
  .then((result: CheckoutResult) => (result.status === 'failed' ? result.message : result.status))

export type Grid = StoreGridElement
