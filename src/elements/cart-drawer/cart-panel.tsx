import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart.ts'
import { cartCheckOf, compareCart } from '../../cart/check-cart.ts'
import { checkoutStore, stepOf } from '../../checkout/checkout-store.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { StoreProvider, useTexts } from '../../ui/element-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import picture from '../../ui/picture.css?inline'
import stepper from '../../ui/stepper.css?inline'
import textButton from '../../ui/text-button.css?inline'
import { useAbortSignal } from '../../ui/use-abort-signal.ts'
import { useStoreClient } from '../../ui/use-store-data.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartContent } from './cart-content.tsx'
import { CartFooter } from './cart-footer.tsx'
import cartLine from './cart-line.css?inline'
import cartPanel from './cart-panel.css?inline'
import { type StoreGroup, storeKey, useStoreGroups } from './use-store-groups.ts'

/** Most orders need no further step of the visitor. */
export const OrderStep = lazyPart(async () => (await import('./order-step.tsx')).OrderStep)

interface CartPanelProps {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl: string | undefined
}

/**
 * The panel's content: the lines of the cart, its total and the checkout button. The total and the button
 * stay visible while the lines scroll. Lines of several stores are separate orders: each has its own total
 * and button, which scroll with the lines.
 */
export const CartPanel = withStyles([picture, stepper, textButton, cartPanel, cartLine], Panel)

function Panel({ isOpen, successUrl }: CartPanelProps) {
  const text = useTexts(orderTexts)
  const groups = useStoreGroups()
  // Closing the drawer cancels the checkout that was started in it.
  const getSignal = useAbortSignal(isOpen)
  const { items, isSaved } = useStore(cartStore)
  const step = stepOf(items, useStore(checkoutStore))
  const [only] = groups.length === 1 ? groups : []
  const note = !isSaved && <p className="small-note">{text('cart_not_saved')}</p>
  const footerOf = (group: StoreGroup, headingId?: string) => (
    <CartFooter {...{ group, headingId, isOpen, successUrl, getSignal }}>{only && note}</CartFooter>
  )
  return (
    <>
      {groups.map((group) => (
        <StoreProvider key={storeKey(group)} store={group.settings}>
          {group.canOrder && <Comparison isOpen={isOpen} />}
        </StoreProvider>
      ))}
      {step ? (
        <OrderStep step={step} />
      ) : (
        <>
          <CartContent groups={groups} footerOf={only ? undefined : footerOf} />
          {only && <StoreProvider store={only.settings}>{footerOf(only)}</StoreProvider>}
          {!only && note && <div className="drawer-footer">{note}</div>}
        </>
      )}
    </>
  )
}

/** Compares the lines of a store with the store while the cart is open. */
function Comparison({ isOpen }: { isOpen: boolean }) {
  const client = useStoreClient()
  useEffect(() => {
    if (!isOpen) return
    void compareCart(client)
    return () => cartCheckOf(client).news.setState(new Map(), true)
  }, [client, isOpen])
  return null
}
