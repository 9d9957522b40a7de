import { __iconData as xIcon } from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import { closeCart } from '../../cart/drawer.ts'
import { startCheckout } from '../../checkout/checkout.ts'
import { useEmit } from '../../ui/element-events.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import picture from '../../ui/picture.css?inline'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'
import { useAbortSignal } from '../../ui/use-abort-signal.ts'
import { useStoreClient } from '../../ui/use-store-client.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartContent } from './cart-content.tsx'
import cartDrawer from './cart-drawer.css?inline'
import { CartFooter } from './cart-footer.tsx'
import cartLine from './cart-line.css?inline'

interface CartPanelProps {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** The URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl: string | undefined
}

/** The drawer's content: its header, the lines of the cart and the footer. Requests a checkout from the store. */
export const CartPanel = withStyles([picture, cartDrawer, cartLine], Panel)

function Panel({ isOpen, successUrl }: CartPanelProps) {
  const client = useStoreClient()
  const emit = useEmit()
  const header = useRef<HTMLDivElement>(null)
  // Closing the drawer cancels the checkout that was started in it.
  const getSignal = useAbortSignal(isOpen)
  useLayoutEffect(() => {
    // If the dialog opened before this content was loaded, nothing in the dialog could receive focus.
    if (header.current?.closest('dialog')?.open) header.current.querySelector('button')?.focus()
  }, [])

  return (
    <>
      <div className="drawer-panel" part="panel">
        <div ref={header} className="drawer-header">
          <h2 className="subheading" part="heading">
            Shopping Cart
          </h2>
          <IconButton label="Close cart" onClick={closeCart}>
            <Icon data={xIcon} />
          </IconButton>
        </div>
        <CartContent />
        <CartFooter
          onCheckout={() => void startCheckout({ client, successUrl, emit, signal: getSignal() })}
        />
      </div>
      {isOpen && <ToastOutlet />}
    </>
  )
}
