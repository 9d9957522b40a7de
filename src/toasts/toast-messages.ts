import type { ToastContent } from './toast-store.ts'

/* The text of all toasts. Most of it is specified word for word, so do not rephrase it. */

/** Returns the toast for a feature that is not implemented. The owner can replace its title and text. */
export function unavailableToast(texts: {
  unavailable_title: string | null
  unavailable_text: string | null
}): ToastContent {
  return {
    title: texts.unavailable_title ?? "Contact form isn't implemented yet",
    description: texts.unavailable_text ?? 'You can request this feature in your next prompt!',
    duration: 5000,
  }
}

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

/** Returns the toast for a product that was added from its card in the listing. */
export function addedFromCardToast(productTitle: string): ToastContent {
  return { title: 'Added to Cart! 🛒', description: `${productTitle} has been added to your cart.` }
}

/** Returns the toast for a variant that was added from the product page. */
export function addedFromProductToast(
  quantity: number,
  productTitle: string,
  variantTitle: string,
): ToastContent {
  return { title: 'Added to Cart! 🛒', description: `${quantity} x ${productTitle} (${variantTitle}) added.` }
}

/** Returns the toast for a product that could not be added from its card. */
export function addFromCardFailedToast(message: string): ToastContent {
  return { title: 'Error adding to cart', description: message, variant: 'destructive' }
}

/** Returns the toast for a product that could not be added from the product page. */
export function addFromProductFailedToast(message: string): ToastContent {
  return { title: 'Oh no! Something went wrong.', description: message, variant: 'destructive' }
}

/** The toast for a dialog with enlarged pictures that cannot be loaded. */
export const enlargeFailedToast: ToastContent = {
  title: 'The picture could not be enlarged',
  description: 'Check your connection and try again.',
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
