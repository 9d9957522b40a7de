import { ShoppingCart } from 'lucide-react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { openCart } from '../../cart/drawer.ts'
import { countItems } from '../../cart/totals.ts'

/** A larger number would cover the icon. */
const MOST_SHOWN = 999

/** The cart icon with the number of items in it; opens the cart. */
export function CartButton() {
  const count = useStore(cartStore, (state) => countItems(state.items))
  const name = count === 0 ? 'Open cart, empty' : `Open cart, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <button
      type="button"
      className="cart-button"
      part="button"
      aria-label={name}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <ShoppingCart />
      {count > 0 && (
        <span className="cart-badge" part="badge" aria-hidden="true" data-long={count > 99 || undefined}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </button>
  )
}
