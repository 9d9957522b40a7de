import { useId } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { checkoutStore } from '../../cart/checkout.ts'
import { countItems, formattedTotal } from '../../cart/totals.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useOwnLines } from './use-own-lines.ts'

interface CartFootProps {
  client: StoreClient
  onCheckout: () => void
}

/** Total and checkout, always in sight. */
export function CartFoot({ client, onCheckout }: CartFootProps) {
  const isSaved = useStore(cartStore, (state) => state.isSaved)
  const { status, problem } = useStore(checkoutStore)
  const { own, kept } = useOwnLines(client)
  const problemId = useId()
  const isBusy = status !== 'idle'
  return (
    <div className="drawer-foot">
      {/* No alert: the toast announces the failure, and this describes the button that tries again. */}
      {problem && (
        <p className="notice" data-tone="bad" id={problemId}>
          {problem}
        </p>
      )}
      {!isSaved && (
        <p className="drawer-note">
          This browser does not keep your cart: it lasts until you leave this page.
        </p>
      )}
      {kept.length > 0 && <p className="drawer-note">{keptSentence(countItems(kept))}</p>}
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
        aria-describedby={problem ? problemId : undefined}
        onClick={onCheckout}
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
