import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { formattedTotal } from '../../cart/totals.ts'

interface CartFootProps {
  onCheckout: () => Promise<void>
}

/** Total and checkout, always in sight. */
export function CartFoot({ onCheckout }: CartFootProps) {
  const { items, checkout, checkoutProblem, isSaved } = useStore(cartStore)
  const isBusy = checkout !== 'idle'
  return (
    <div className="drawer-foot">
      {checkoutProblem && (
        <p className="notice" data-tone="bad" role="alert">
          {checkoutProblem}
        </p>
      )}
      {!isSaved && (
        <p className="drawer-note">
          This browser does not keep your cart: it lasts until you leave this page.
        </p>
      )}
      {items.length > 0 && (
        <p className="drawer-total">
          <span>Total</span> <span className="price">{formattedTotal(items)}</span>
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        aria-disabled={isBusy}
        onClick={() => void onCheckout()}
      >
        {isBusy ? 'Starting checkout…' : 'Proceed to Checkout'}
      </button>
    </div>
  )
}
