import type { ToastContent } from './toast-store.ts'

/** Every notice the store and the site can raise, word for word as in spec 2, 5 and 8. */

export const notImplementedToast: ToastContent = {
  title: "Contact form isn't implemented yet",
  description: 'You can request this feature in your next prompt!',
  duration: 5000,
}

export const emptyCartToast: ToastContent = {
  title: 'Your cart is empty',
  description: 'Add some products to your cart before checking out.',
  variant: 'destructive',
}

export const checkoutErrorToast: ToastContent = {
  title: 'Checkout Error',
  description: 'There was a problem initializing checkout. Please try again.',
  variant: 'destructive',
}

export function addedFromCardToast(productTitle: string): ToastContent {
  return { title: 'Added to Cart! 🛒', description: `${productTitle} has been added to your cart.` }
}

export function addedFromProductToast(
  quantity: number,
  productTitle: string,
  variantTitle: string,
): ToastContent {
  return { title: 'Added to Cart! 🛒', description: `${quantity} x ${productTitle} (${variantTitle}) added.` }
}

export function addFromCardFailedToast(message: string): ToastContent {
  return { title: 'Error adding to cart', description: message, variant: 'destructive' }
}

export function addFromProductFailedToast(message: string): ToastContent {
  return { title: 'Oh no! Something went wrong.', description: message, variant: 'destructive' }
}

/** For a visitor who left for the checkout and came back without paying. */
export function unfinishedOrderToast(quantity: number, putBack: () => void): ToastContent {
  const isOne = quantity === 1
  return {
    title: 'Your order was not completed',
    description: `We kept ${isOne ? '1 item' : `${quantity} items`} for you.`,
    action: { label: isOne ? 'Put it back' : 'Put them back', run: putBack },
    duration: 12_000,
  }
}
