import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import { dismissOrder, linesAside, putBackOrder } from '../../cart/set-aside.ts'
import { countPieces } from '../../cart/totals.ts'

interface UnfinishedOrderProps {
  /** Called once the offer is gone, so that the keyboard's focus finds a new place. */
  onDecided: () => void
}

/** Offers the lines of an order that went to the checkout and was not seen to succeed. */
export function UnfinishedOrder({ onDecided }: UnfinishedOrderProps) {
  const setAside = useStore(cartStore, (state) => state.setAside)
  if (setAside.length === 0) return null
  const decide = (act: () => void) => () => {
    act()
    onDecided()
  }
  const count = countPieces(linesAside())
  return (
    <section className="notice" aria-label="Unfinished order">
      <p>
        Your last checkout was not completed. We kept {count === 1 ? '1 item' : `${count} items`} for you.
      </p>
      <div className="button-row">
        <button type="button" className="button" onClick={decide(putBackOrder)}>
          {count === 1 ? 'Put it back' : 'Put them back'}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={decide(dismissOrder)}>
          No, thanks
        </button>
      </div>
    </section>
  )
}
