import { CartContent } from './cart-content.tsx'
import { CartFooter } from './cart-footer.tsx'

interface CartBodyProps {
  /** Called when the visitor clicks the checkout button. */
  onCheckout: () => void
}

/** The drawer's content below its header: the lines of the cart and the footer. */
export function CartBody({ onCheckout }: CartBodyProps) {
  return (
    <>
      <CartContent />
      <CartFooter onCheckout={onCheckout} />
    </>
  )
}
