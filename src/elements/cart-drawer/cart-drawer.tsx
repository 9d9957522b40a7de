import { X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart-store.ts'
import {
  closeCart,
  closeDrawer,
  drawerStore,
  openDrawerHost,
  registerDrawer,
  setSuccessUrl,
} from '../../cart/drawer.ts'
import { startCheckout } from '../../checkout/checkout.ts'
import { useEmit } from '../../ui/element-events.ts'
import { useIsFromDiv } from '../../ui/from-div-context.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useStoreClient } from '../../ui/store-client-context.ts'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'
import { useAbortSignal } from '../../ui/use-abort-signal.ts'
import { useBackdropClick } from '../../ui/use-backdrop-click.ts'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'

/** The drawer's content below its header. */
export const CartBody = lazyPart(async () => (await import('./cart-body.tsx')).CartBody)

interface CartDrawerProps {
  /** The URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl?: string
}

/** The cart as a modal side panel on the right. Requests a checkout from the store. */
export function CartDrawer({ successUrl }: CartDrawerProps) {
  const client = useStoreClient()
  const emit = useEmit()
  const dialog = useRef<HTMLDialogElement>(null)
  const host = useDrawer(dialog, successUrl)
  const isOpen = useStore(drawerStore, (state) => host !== undefined && openDrawerHost(state) === host)
  const isPrepared = useStore(drawerStore, (state) => state.isPrepared)
  useLoadedBody()
  useModalDialog(dialog, isOpen)
  useOpenEvents(dialog, isOpen)
  // Closing the drawer cancels the checkout that was started in it.
  const getSignal = useAbortSignal(isOpen)

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Shopping Cart"
      onClose={({ currentTarget }) => {
        // A `cart-close` listener may have opened the drawer again before this event arrives.
        if (host && !currentTarget.open) closeDrawer(host)
      }}
      {...useBackdropClick(closeCart)}
    >
      <div className="drawer-panel" part="panel">
        <div className="drawer-header">
          <h2 className="subheading" part="heading">
            Shopping Cart
          </h2>
          <IconButton label="Close cart" onClick={closeCart}>
            <X />
          </IconButton>
        </div>
        {isPrepared && (
          <CartBody
            onCheckout={() => void startCheckout({ client, successUrl, emit, signal: getSignal() })}
          />
        )}
      </div>
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}

/** Loads the content while the cart contains items, because the visitor will probably open it. */
function useLoadedBody(): void {
  const hasItems = useStore(cartStore, ({ items }) => items.length > 0)
  useEffect(() => {
    if (hasItems) CartBody.load()?.catch(() => {})
  }, [hasItems])
}

/** Registers the drawer, so that the page can open it. Returns the drawer's host element after the first render. */
function useDrawer(dialog: RefObject<HTMLDialogElement | null>, successUrl: string | undefined) {
  const isPrivate = useIsFromDiv()
  const [host, setHost] = useState<Element>()
  useEffect(() => {
    const root = dialog.current?.getRootNode()
    const host = (root instanceof ShadowRoot && root.host) || dialog.current
    if (!host) return
    setHost(host)
    return registerDrawer({ host, isPrivate })
  }, [dialog, isPrivate])
  useEffect(() => {
    if (host) setSuccessUrl(host, successUrl)
  }, [host, successUrl])
  return host
}

/** Dispatches an event when the dialog opens or closes. */
function useOpenEvents(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  const emit = useEmit()
  useLayoutEffect(() => {
    if (!dialog.current?.isConnected || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    emit(isOpen ? 'cart-open' : 'cart-close', null)
  }, [dialog, isOpen, emit])
  // An open drawer that is removed from the page also counts as closed.
  useEffect(() => () => void (wasOpen.current && emit('cart-close', null)), [emit])
}
