/* The texts of the checkout for visitors. */

/** The toast that asks for one more click, because a frame must not open the payment page without it. */
export const PAYMENT_READY = {
  title: 'One more step',
  description: 'The payment opens on a page of its own.',
  label: 'Continue to payment',
}
