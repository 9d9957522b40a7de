import { cartTexts } from '../texts/en/cart.ts'
import { translatable } from '../texts/translatable.ts'
import { type Cart, loadCart } from './lazy-cart.ts'

/** How long a visitor waits for the cart before an error appears. */
const PATIENCE_MS = 10_000

/** Like `loadCart`, but rejects after 10 s, so that visitors can try again. */
export function waitForCart(): Promise<Cart> {
  const error = translatable(new Error(cartTexts.cart_not_loaded), 'cart_not_loaded')
  const patience = new Promise<never>((_, reject) => setTimeout(() => reject(error), PATIENCE_MS))
  return Promise.race([loadCart(), patience])
}
