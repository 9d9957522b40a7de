import { __iconData as circleCheckIcon } from 'lucide-react/icons/circle-check'
import { useEffect, useLayoutEffect } from 'react'
import { cartTotals } from '../../cart/totals.ts'
import { completeOrder, confirmOrder } from '../../checkout/order-return.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { useEmit, useTexts } from '../../ui/element-context.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import orderSuccess from './order-success.css?inline'

interface OrderSuccessProps {
  /** The URL that "Continue Shopping" links to. */
  storeUrl: string
  /** The URL that "Back to Home" links to. */
  homeUrl: string
  /** The level of the heading. */
  headingLevel?: HeadingLevel
}

/**
 * The confirmation that customers see after payment. Rendering this component completes the pending order.
 * Makes no requests to the store.
 */
export const OrderSuccess = withStyles([orderSuccess], Confirmation)

function Confirmation({ storeUrl, homeUrl, headingLevel = 2 }: OrderSuccessProps) {
  const text = useTexts(orderTexts)
  const shared = useTexts(sharedTexts)
  const emit = useEmit()
  useLayoutEffect(() => {
    // Not later, because the page would first offer to restore the order.
    completeOrder()
  }, [])
  useEffect(() => {
    const items = confirmOrder()
    if (items.length === 0) return
    const totals = cartTotals(items)
    const [only, other] = totals.totals
    emit('purchase', { items, ...totals, currency: other ? undefined : only?.currency })
  }, [emit])
  return (
    <section className="order-success">
      <Icon data={circleCheckIcon} className="order-success-mark" />
      <Heading level={headingLevel}>{text('order_successful')}</Heading>
      <p className="order-success-text" dir="auto">
        {text('order_successful_text')}
      </p>
      <div className="button-row">
        <Link className="button" part="button" kind="store" href={storeUrl}>
          {text('continue_shopping')}
        </Link>
        <Link className="button" data-kind="quiet" kind="home" href={homeUrl}>
          {shared('back_to_home')}
        </Link>
      </div>
    </section>
  )
}
