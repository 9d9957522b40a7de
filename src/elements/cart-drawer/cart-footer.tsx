import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { cartStore, removeFromCart } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartCheckOf } from '../../cart/check-cart.ts'
import { formattedTotal } from '../../cart/formatted-total.ts'
import { displayPrice } from '../../catalog/product-price.ts'
import { startCheckout } from '../../checkout/checkout.ts'
import { explainFailure } from '../../checkout/checkout-failure.ts'
import { checkoutStore, failureOf, isOrderedFrom } from '../../checkout/checkout-store.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { useEmit, useLocale, useTexts } from '../../ui/element-context.tsx'
import { Text } from '../../ui/text.tsx'
import { useStoreClient } from '../../ui/use-store-data.ts'
import { useWebsite } from '../../ui/website-context.ts'
import { lineName } from './cart-line.tsx'
import { useReplacesCart } from './use-replaces-cart.ts'
import type { StoreGroup } from './use-store-groups.ts'

interface CartFooterProps {
  group: StoreGroup
  /** The ID of the group's heading, on a page with several groups. */
  headingId: string | undefined
  isOpen: boolean
  successUrl: string | undefined
  /** Returns the signal that cancels the checkout. */
  getSignal: () => AbortSignal | undefined
  /** A note above the total. */
  children: ReactNode
}

/** The total of one store's lines, what visitors must know before ordering, and the checkout button. */
export function CartFooter(props: CartFooterProps) {
  const text = useTexts(orderTexts)
  return (
    <div className={props.headingId ? 'cart-group-footer' : 'drawer-footer'}>
      {props.group.canOrder ? (
        <Order {...props} />
      ) : (
        <>
          {props.children}
          <p className="notice">{text('cannot_order')}</p>
        </>
      )}
    </div>
  )
}

function Order({ group: { lines }, headingId, isOpen, successUrl, getSignal, children }: CartFooterProps) {
  const text = useTexts(orderTexts)
  const client = useStoreClient()
  const emit = useEmit()
  const productUrl = useWebsite()?.router.href('/product/{id}')
  const locale = useLocale()
  const { items } = useStore(cartStore)
  const checkout = useStore(checkoutStore)
  const news = useStore(cartCheckOf(client).news)
  const lost = lines.filter(({ key }) => news.get(key)?.left === 0)
  const ordered = lines.filter((line) => !lost.includes(line))
  const replacesCart = useReplacesCart(isOpen) && ordered.length > 0
  const [buttonId, messageId] = [useId(), useId()]
  const isOrdered = isOrderedFrom(client, checkout)
  const error = isOrdered ? failureOf(items, checkout) : null
  const problem = error && lost.length === 0 ? explainFailure(error, 'cart', locale, items) : null
  const isBusy = checkout.status !== 'idle'
  const lostLabel = text(ordered.length > 0 ? 'remove_lost' : 'remove')
  const order = () => {
    if (isBusy) return
    for (const { key } of lost) removeFromCart(key)
    if (lost.length === 0 || ordered.length > 0)
      void startCheckout({ client, successUrl, emit, signal: getSignal(), locale, productUrl })
  }
  return (
    <>
      {/* Not an alert, because a toast already announces the failure. Screen readers read this text as the
          description of the checkout button. */}
      {problem && (
        <p key={problem} className="notice" data-tone="bad" id={messageId}>
          {problem}
        </p>
      )}
      <CartNews lines={lines} isBad={lost.length > 0} />
      {children}
      {ordered.length > 0 && (
        <p className="drawer-total">
          <span>{text('total')}</span>{' '}
          <bdi className="price">
            <Text>{formattedTotal(ordered, locale)}</Text>
          </bdi>
        </p>
      )}
      {replacesCart && (
        <p className="notice" id={problem ? undefined : messageId}>
          <Text>{text('other_cart_replaced')}</Text>
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        id={buttonId}
        aria-labelledby={headingId && `${buttonId} ${headingId}`}
        aria-disabled={isBusy}
        aria-describedby={problem || replacesCart ? messageId : undefined}
        onClick={order}
      >
        <Text>
          {isBusy && isOrdered ? text('starting_checkout') : lost.length > 0 ? lostLabel : text('checkout')}
        </Text>
      </button>
    </>
  )
}

/** Says which prices of the lines have changed, and which products are no longer available. */
function CartNews({ lines, isBad }: { lines: readonly CartItem[]; isBad: boolean }) {
  const text = useTexts(orderTexts)
  const locale = useLocale()
  const news = useStore(cartCheckOf(useStoreClient()).news)
  const sentences = lines.flatMap((item) => {
    const { before, left } = news.get(item.key) ?? {}
    const name = lineName(item, locale)
    if (left === 0) return text('item_lost', { name })
    const [former, current] = [before, item.variant].map((variant) => displayPrice(variant, locale)?.current)
    return former && current ? text('price_changed', { name, before: former, after: current }) : []
  })
  return (
    // Always rendered, because screen readers announce only changes of an existing region.
    <div
      className={sentences.length > 0 ? 'cart-news notice' : 'visually-hidden'}
      data-tone={isBad ? 'bad' : undefined}
      aria-live="polite"
      tabIndex={sentences.length > 0 ? 0 : undefined}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>
          <bdi>{sentence}</bdi>
        </p>
      ))}
    </div>
  )
}
