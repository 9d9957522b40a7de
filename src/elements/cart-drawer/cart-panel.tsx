import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { cartStore, removeFromCart } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartCheckOf, compareCart } from '../../cart/check-cart.ts'
import { formattedTotal } from '../../cart/formatted-total.ts'
import { countItems } from '../../cart/page-cart.ts'
import { displayPrice } from '../../catalog/product-price.ts'
import { startCheckout } from '../../checkout/checkout.ts'
import { explainFailure } from '../../checkout/checkout-failure.ts'
import { checkoutStore, failureOf, stepOf } from '../../checkout/checkout-store.ts'
import { cartPanelTexts } from '../../texts/en/cart-panel.ts'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { useEmit } from '../../ui/element-events.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLocale, useTexts } from '../../ui/locale-context.ts'
import picture from '../../ui/picture.css?inline'
import stepper from '../../ui/stepper.css?inline'
import { Text } from '../../ui/text.tsx'
import { useAbortSignal } from '../../ui/use-abort-signal.ts'
import { useStoreClient } from '../../ui/use-store-data.ts'
import { useWebsite } from '../../ui/website-context.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartContent } from './cart-content.tsx'
import cartLine from './cart-line.css?inline'
import { lineName } from './cart-line.tsx'
import cartPanel from './cart-panel.css?inline'
import { useReplacesCart } from './use-replaces-cart.ts'
import { useStoreLines } from './use-store-lines.ts'

/** Most orders need no further step of the visitor. */
export const OrderStep = lazyPart(async () => (await import('./order-step.tsx')).OrderStep)

interface CartPanelProps {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** The URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl: string | undefined
}

/**
 * The panel's content: the lines of the cart, its total and the checkout button. The total and the button stay visible
 * while the lines scroll. Requests a checkout from the store.
 */
export const CartPanel = withStyles([picture, stepper, cartPanel, cartLine], Panel)

function Panel({ isOpen, successUrl }: CartPanelProps) {
  const text = useTexts(cartPanelTexts)
  const startingText = useTexts(checkoutTexts)('starting_checkout')
  const client = useStoreClient()
  const emit = useEmit()
  const productUrl = useWebsite()?.router.href('/product/{id}')
  const locale = useLocale()
  // Closing the drawer cancels the checkout that was started in it.
  const getSignal = useAbortSignal(isOpen)
  const { items, isSaved } = useStore(cartStore)
  const checkout = useStore(checkoutStore)
  const lines = useStoreLines()
  const news = useStore(cartCheckOf(client).news)
  const lost = lines.filter(({ key }) => news.get(key)?.left === 0)
  const ordered = lines.filter((line) => !lost.includes(line))
  const replacesCart = useReplacesCart(isOpen) && ordered.length > 0
  const otherCount = countItems(items) - countItems(lines)
  const messageId = useId()
  const error = failureOf(items, checkout)
  const problem = error && lost.length === 0 ? explainFailure(error, 'cart', locale, items) : null
  const isBusy = checkout.status !== 'idle'
  const lostLabel = text(ordered.length > 0 ? 'remove_lost' : 'remove')
  useEffect(() => {
    if (!isOpen) return
    void compareCart(client)
    return () => cartCheckOf(client).news.setState(new Map(), true)
  }, [client, isOpen])
  const step = stepOf(items, checkout)
  if (step) return <OrderStep step={step} />
  const order = () => {
    if (isBusy) return
    for (const { key } of lost) removeFromCart(key)
    if (lost.length === 0 || ordered.length > 0)
      void startCheckout({ client, successUrl, emit, signal: getSignal(), locale, productUrl })
  }
  return (
    <>
      <CartContent />
      <div className="drawer-footer">
        {/* This message is not an alert, because a toast already announces the failure. Screen readers read this text
            as the description of the checkout button. */}
        {problem && (
          <p key={problem} className="notice" data-tone="bad" id={messageId}>
            {problem}
          </p>
        )}
        <CartNews lines={lines} isBad={lost.length > 0} />
        {!isSaved && <p className="small-note">{text('cart_not_saved')}</p>}
        {otherCount > 0 && (
          <p className="small-note">
            <Text>{text('other_store_items', { count: otherCount })}</Text>
          </p>
        )}
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
          aria-disabled={isBusy}
          aria-describedby={problem || replacesCart ? messageId : undefined}
          onClick={order}
        >
          <Text>{isBusy ? startingText : lost.length > 0 ? lostLabel : text('checkout')}</Text>
        </button>
      </div>
    </>
  )
}

/** Says which prices of the lines have changed, and which products are no longer available. */
function CartNews({ lines, isBad }: { lines: readonly CartItem[]; isBad: boolean }) {
  const text = useTexts(cartPanelTexts)
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
