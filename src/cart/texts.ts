/* The texts of the checkout for visitors. */

/** The toast that asks for one more click, because a frame must not open the payment page without it. */
export const PAYMENT_READY = {
  title: 'One more step',
  description: 'The payment page opens outside this part of the page.',
  label: 'Continue to payment',
}
