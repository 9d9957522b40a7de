import { X } from 'lucide-react'
import {
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { cancelCheckout, startCheckout } from '../../cart/checkout.ts'
import { addDrawer, closeCart, closeDrawer, drawerStore, openHost } from '../../cart/drawer.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useEmit } from '../ui/element-events.ts'
import { usePieces } from '../ui/pieces.ts'
import { ToastOutlet } from '../ui/toast-outlet.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartLine } from './cart-line.tsx'
import { planCheckout } from './plan-checkout.ts'
import { UnfinishedOrder } from './unfinished-order.tsx'

interface CartDrawerProps {
  client: StoreClient
  /** Where the checkout returns to; without it the site's origin and `/success`. */
  successUrl?: string
}

/** The cart, a modal sheet from the right. Calls the checkout. */
export function CartDrawer({ client, successUrl }: CartDrawerProps) {
  const emit = useEmit()
  const checkout = () => startCheckout(planCheckout(client, successUrl, emit))
  const dialog = useRef<HTMLDialogElement>(null)
  const host = useDrawer(dialog, checkout)
  const isOpen = useStore(drawerStore, (state) => host !== undefined && openHost(state) === host)
  useShown(dialog, isOpen)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard a dialog closes on Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Shopping Cart"
      onClose={() => {
        cancelCheckout()
        if (host) closeDrawer(host)
      }}
      onClick={(event) => isBackdrop(event) && closeCart()}
    >
      <div className="drawer-panel" part="panel">
        <div className="drawer-head">
          <h2 className="drawer-title" part="heading">
            Shopping Cart
          </h2>
          <button type="button" className="icon-button" aria-label="Close cart" onClick={closeCart}>
            <X />
          </button>
        </div>
        <CartContent />
        <CartFoot onCheckout={checkout} />
      </div>
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}

/** Drawn anew with the cart alone: opening and closing is quick with hundreds of lines. */
const CartContent = memo(function CartContent() {
  const items = useStore(cartStore, (state) => state.items)
  const isLeaving = useStore(cartStore, (state) => state.checkout === 'leaving')
  const list = useRef<HTMLDivElement>(null)
  const focusList = useCallback(() => list.current?.focus(), [])
  const pieces = usePieces(items)
  if (isLeaving) return <p className="drawer-empty">Taking you to the secure checkout…</p>
  return (
    <div className="drawer-content">
      <UnfinishedOrder onDecided={focusList} />
      {items.length === 0 && (
        <div className="drawer-empty">
          <p>Your cart is empty.</p>
          <button type="button" className="button" data-kind="quiet" onClick={closeCart}>
            Keep browsing
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one list, though it comes in pieces */}
      <div ref={list} role="list" tabIndex={-1} aria-label="Items in your cart">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever come after one another
          <LinePiece key={index} items={piece} onRemoved={focusList} />
        ))}
      </div>
    </div>
  )
})

interface LinePieceProps {
  items: readonly CartItem[]
  /** Called once a line is gone, so that the keyboard's focus finds a new place. */
  onRemoved: () => void
}

const LinePiece = memo(function LinePiece({ items, onRemoved }: LinePieceProps) {
  return (
    <div className="line-piece">
      {items.map((item) => (
        <CartLine key={item.variant.id} item={item} onRemoved={onRemoved} />
      ))}
    </div>
  )
})

/** Makes this drawer known, with its latest checkout. Returns the element that it stands in, once that is known. */
function useDrawer(dialog: RefObject<HTMLDialogElement | null>, checkout: () => Promise<void>) {
  const latest = useRef(checkout)
  latest.current = checkout
  const [host, setHost] = useState<Element>()
  useEffect(() => {
    const root = dialog.current?.getRootNode()
    const host = (root instanceof ShadowRoot && root.host) || dialog.current
    if (!host) return
    setHost(host)
    return addDrawer({ host, checkout: () => latest.current() })
  }, [dialog])
  return host
}

/** A dialog shown modally while `isOpen`, which tells the page of each change. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  const emit = useEmit()
  // At once, while the press is still being answered.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    if (isOpen && !element.matches(':modal')) {
      // One that was moved stands open, but no longer above the page.
      element.removeAttribute('open')
      element.showModal()
    }
    // On Escape the browser has closed it already.
    if (!isOpen && element.open) element.close()
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    emit(isOpen ? 'cart-open' : 'cart-close', null)
  })
  // Taken out of the page it is as good as closed.
  useEffect(() => () => void (wasOpen.current && emit('cart-close', null)), [emit])
}

/** The dialog covers the whole screen; whatever is not the panel is the backdrop. */
function isBackdrop(event: MouseEvent): boolean {
  return event.target === event.currentTarget
}
