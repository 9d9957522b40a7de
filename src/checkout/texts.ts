/* The texts of the checkout for visitors. */

/** The toast that asks for one more click, because a frame must not open the payment page without it. */
export const PAYMENT_READY = {
  title: 'One more step',
  description: 'Payment opens on its own page.',
  label: 'Continue to payment',
}
