import { useId } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { countPieces, formattedTotal } from '../../cart/totals.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useOwnLines } from './use-own-lines.ts'

interface CartFootProps {
  client: StoreClient
  onCheckout: () => Promise<void>
}

/** Total and checkout, always in sight. */
export function CartFoot({ client, onCheckout }: CartFootProps) {
  const { checkout, checkoutProblem, isSaved } = useStore(cartStore)
  const { own, kept } = useOwnLines(client)
  const problemId = useId()
  const isBusy = checkout !== 'idle'
  return (
    <div className="drawer-foot">
      {/* No alert: the toast announces the failure, and this describes the button that tries again. */}
      {checkoutProblem && (
        <p className="notice" data-tone="bad" id={problemId}>
          {checkoutProblem}
        </p>
      )}
      {!isSaved && (
        <p className="drawer-note">
          This browser does not keep your cart: it lasts until you leave this page.
        </p>
      )}
      {kept.length > 0 && <p className="drawer-note">{keptSentence(countPieces(kept))}</p>}
      {own.length > 0 && (
        <p className="drawer-total">
          <span>Total</span> <bdi className="price">{formattedTotal(own)}</bdi>
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        aria-disabled={isBusy}
        aria-describedby={checkoutProblem ? problemId : undefined}
        onClick={() => void onCheckout()}
      >
        {isBusy ? 'Starting checkout…' : 'Proceed to Checkout'}
      </button>
    </div>
  )
}

function keptSentence(count: number): string {
  return count === 1
    ? '1 item from another store is kept in your cart. It is not part of this order.'
    : `${count} items from another store are kept in your cart. They are not part of this order.`
}
