import type { Product } from './product.ts'

/** How customers order a product: through the cart or on its page. Subscriptions cannot be ordered online. */
export type OrderKind = 'cart' | 'booking' | 'donation' | 'subscription'

/** Returns how customers order a product. */
export function orderKind({ type }: Pick<Product, 'type'>): OrderKind {
  return type === 'booking' || type === 'donation' || type === 'subscription' ? type : 'cart'
}

/** Returns whether customers must go to the product's page to order it, for example to choose a variant. */
export function needsChoices(product: Pick<Product, 'type' | 'variants' | 'custom_fields'>): boolean {
  return (
    orderKind(product) !== 'cart' ||
    product.variants.length > 1 ||
    product.custom_fields.some(({ is_required }) => is_required)
  )
}
