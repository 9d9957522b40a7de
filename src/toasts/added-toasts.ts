import type { ToastContent } from './toast-store.ts'

/* Most texts are specified word for word, so do not rephrase them. */

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
