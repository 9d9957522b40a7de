import type { ToastContent } from './toast-store.ts'

/* Most texts are specified word for word, so do not rephrase them. */

/** The toast for a visitor who checks out with an empty cart. */
export const emptyCartToast: ToastContent = {
  title: 'Your cart is empty',
  description: 'Add some products to your cart before checking out.',
  variant: 'destructive',
}

/** The toast for a failed checkout request. */
export const checkoutErrorToast: ToastContent = {
  title: 'Checkout Error',
  description: 'There was a problem initializing checkout. Please try again.',
  variant: 'destructive',
}

/** Returns the toast that offers to restore an unpaid order. */
export function unfinishedOrderToast(quantity: number, restore: () => void): ToastContent {
  const isOne = quantity === 1
  return {
    title: 'Your order was not completed',
    description: `We kept ${isOne ? '1 item' : `${quantity} items`} for you.`,
    action: { label: isOne ? 'Put it back' : 'Put them back', run: restore },
    duration: 12_000,
  }
}
