import type { StoreClient } from '../../provider/store-client.ts'
import { CartContent } from './cart-content.tsx'
import { CartFooter } from './cart-footer.tsx'

interface CartBodyProps {
  /** The client for the store that the cart orders from. */
  client: StoreClient
  /** Called when the visitor clicks the checkout button. */
  onCheckout: () => void
}

/** The drawer's content below its header: the lines of the cart and the footer. */
export function CartBody({ client, onCheckout }: CartBodyProps) {
  return (
    <>
      <CartContent client={client} />
      <CartFooter client={client} onCheckout={onCheckout} />
    </>
  )
}
