import { type MouseEvent, useEffect } from 'react'
import { useStore } from 'zustand'
import { countItems } from '../../cart/page-cart.ts'
import { dismissUnpaidItems, restoreUnpaidItems } from '../../checkout/order-return.ts'
import { followPendingOrders, pendingOrdersStore } from '../../checkout/pending-orders.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Text } from '../../ui/text.tsx'

interface UnfinishedOrderProps {
  /** Called with the clicked button when the visitor accepts or declines the offer, to move the focus. */
  onDecided: (button: HTMLElement) => void
}

/** Offers to restore items of orders whose checkout is incomplete. Hidden while the visitor may be paying. */
export function UnfinishedOrder({ onDecided }: UnfinishedOrderProps) {
  const text = useTexts(orderTexts)
  useEffect(() => followPendingOrders(), [])
  const count = countItems(useStore(pendingOrdersStore, ({ unpaidItems }) => unpaidItems))
  if (count === 0) return null
  const decide =
    (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      onDecided(currentTarget)
      act()
    }
  return (
    <section className="notice" aria-label={text('unfinished_order')}>
      <p>
        <Text>{text('order_kept', { count })}</Text>
      </p>
      <div className="button-row">
        <button type="button" className="button" onClick={decide(restoreUnpaidItems)}>
          <Text>{text('put_back', { count })}</Text>
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={decide(dismissUnpaidItems)}>
          {text('no_thanks')}
        </button>
      </div>
    </section>
  )
}
