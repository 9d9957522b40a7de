import { X } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { cancelCheckout, startCheckout } from '../../cart/checkout.ts'
import { addDrawer, closeCart, closeDrawer, drawerStore, openHost } from '../../cart/drawer.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useEmit } from '../../ui/element-events.ts'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'
import { CartContent } from './cart-content.tsx'
import { CartFoot } from './cart-foot.tsx'

interface CartDrawerProps {
  client: StoreClient
  /** Where the checkout returns to; without it the site's origin and `/success`. */
  successUrl?: string
}

/** The cart, a modal sheet from the right. Calls the checkout. */
export function CartDrawer({ client, successUrl }: CartDrawerProps) {
  const emit = useEmit()
  const dialog = useRef<HTMLDialogElement>(null)
  const host = useDrawer(dialog, successUrl)
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
        <CartContent client={client} />
        <CartFoot client={client} onCheckout={() => void startCheckout({ client, successUrl, emit })} />
      </div>
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}

/** Announces this drawer to the page. Returns its element, once that is known. */
function useDrawer(dialog: RefObject<HTMLDialogElement | null>, successUrl: string | undefined) {
  const latest = useRef(successUrl)
  latest.current = successUrl
  const [host, setHost] = useState<Element>()
  useEffect(() => {
    const root = dialog.current?.getRootNode()
    const host = (root instanceof ShadowRoot && root.host) || dialog.current
    if (!host) return
    setHost(host)
    return addDrawer({
      host,
      get successUrl() {
        return latest.current
      },
    })
  }, [dialog])
  return host
}

/** Shows the dialog modally while `isOpen`, and dispatches an event at each change. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  const emit = useEmit()
  // At once, while the press is still being answered.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    if (isOpen && !element.matches(':modal')) {
      // A dialog that was moved in the document is open, but no longer modal.
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
