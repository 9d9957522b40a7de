import { Lock } from 'lucide-react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { startCheckout } from '../../cart/checkout.ts'
import { formattedTotal } from '../../cart/totals.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useEmit } from '../ui/element-events.ts'
import { planCheckout } from './plan-checkout.ts'

interface CartFootProps {
  client: StoreClient
  successUrl: string | undefined
}

/** Total and checkout, always in sight. */
export function CartFoot({ client, successUrl }: CartFootProps) {
  const { items, checkout, checkoutProblem, isSaved } = useStore(cartStore)
  const emit = useEmit()
  const isBusy = checkout !== 'idle'
  return (
    <footer className="drawer-foot">
      {checkoutProblem && (
        <p className="notice" data-tone="bad">
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
        onClick={() => void startCheckout(planCheckout(client, successUrl, emit))}
      >
        <Lock className="icon" aria-hidden="true" />
        {isBusy ? 'Starting checkout…' : 'Proceed to Checkout'}
      </button>
    </footer>
  )
}
