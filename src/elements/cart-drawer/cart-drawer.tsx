import { __iconData as xIcon } from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { closeCart, type Drawer, drawerStore, registerDrawer } from '../../cart/drawer.ts'
import { loadCart } from '../../cart/lazy-cart.ts'
import { pageCart } from '../../cart/page-cart.ts'
import { runWhenIdle } from '../../navigation/page-lifecycle.ts'
import { cartTexts } from '../../texts/en/cart.ts'
import { useEmit, useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'
import { useBackdropClick } from '../../ui/use-backdrop-click.ts'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import cartDrawer from './cart-drawer.css?inline'

/** The panel's content. */
export const CartPanel = lazyPart(async () => {
  const [{ CartPanel }] = await Promise.all([import('./cart-panel.tsx'), loadCart()])
  return CartPanel
})

interface CartDrawerProps {
  /** URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl?: string
}

/**
 * The cart as a modal side panel at the inline end. Renders an empty dialog until the visitor is about to
 * open the cart. The dialog opens at once, even if its content is still loading. On a page with several
 * drawers, only the first one opens.
 */
export function CartDrawer({ successUrl }: CartDrawerProps) {
  const text = useTexts(cartTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useDrawer(dialog, successUrl)
  const isOpen = useStore(drawerStore, (state) => isShown && state.isOpen)
  const isPrepared = useStore(drawerStore, (state) => isShown && state.isPrepared)
  usePreloadedPanel()
  useModalDialog(dialog, isOpen)
  useOpenEvents(dialog, isOpen)

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={text('cart_title')}
      onClose={({ currentTarget }) => {
        // A `cart-close` listener may have opened the drawer again before this event arrives.
        if (!currentTarget.open) closeCart()
      }}
      {...useBackdropClick(closeCart)}
    >
      {isPrepared && (
        <Panel>
          <CartPanel isOpen={isOpen} successUrl={successUrl} />
        </Panel>
      )}
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}

/** The panel with its header, so that visitors can close the cart while content loads or fails to load. */
const Panel = withStyles([cartDrawer], ({ children }: { children: ReactNode }) => {
  const text = useTexts(cartTexts)
  return (
    <div className="drawer-panel" part="panel">
      <div className="drawer-header">
        <h2 className="subheading" part="heading">
          {text('cart_title')}
        </h2>
        <IconButton label={text('close_cart')} onClick={closeCart}>
          <Icon data={xIcon} />
        </IconButton>
      </div>
      {children}
    </div>
  )
})

/** Loads the content when the page is idle and the cart has items, because visitors will probably open it. */
function usePreloadedPanel(): void {
  const hasItems = useStore(pageCart, ({ count }) => count > 0)
  useEffect(() => {
    if (hasItems) runWhenIdle(CartPanel.prepare)
  }, [hasItems])
}

/** Registers the drawer, so that the page can open it. Returns whether this drawer shows the page's cart. */
function useDrawer(dialog: RefObject<HTMLDialogElement | null>, successUrl: string | undefined): boolean {
  const [drawer, setDrawer] = useState<Drawer>()
  useEffect(() => {
    const root = dialog.current?.getRootNode()
    const host = (root instanceof ShadowRoot && root.host) || dialog.current
    if (!host) return
    const drawer = { host }
    setDrawer(drawer)
    return registerDrawer(drawer)
  }, [dialog])
  useEffect(() => {
    if (drawer) drawer.successUrl = successUrl
  }, [drawer, successUrl])
  return useStore(drawerStore, ({ drawers }) => drawer !== undefined && drawers[0] === drawer)
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
