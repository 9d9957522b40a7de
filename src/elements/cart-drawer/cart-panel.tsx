import { startCheckout } from '../../checkout/checkout.ts'
import { useEmit } from '../../ui/element-events.ts'
import picture from '../../ui/picture.css?inline'
import stepper from '../../ui/stepper.css?inline'
import { useAbortSignal } from '../../ui/use-abort-signal.ts'
import { useStoreClient } from '../../ui/use-store-client.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartContent } from './cart-content.tsx'
import { CartFooter } from './cart-footer.tsx'
import cartLine from './cart-line.css?inline'
import cartPanel from './cart-panel.css?inline'

interface CartPanelProps {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** The URL of the page that customers return to after paying. Defaults to `/success` on the page's origin. */
  successUrl: string | undefined
}

/** The panel's content: the lines of the cart and the footer. Requests a checkout from the store. */
export const CartPanel = withStyles([picture, stepper, cartPanel, cartLine], Panel)

function Panel({ isOpen, successUrl }: CartPanelProps) {
  const client = useStoreClient()
  const emit = useEmit()
  // Closing the drawer cancels the checkout that was started in it.
  const getSignal = useAbortSignal(isOpen)
  return (
    <>
      <CartContent />
      <CartFooter onCheckout={() => void startCheckout({ client, successUrl, emit, signal: getSignal() })} />
    </>
  )
}
