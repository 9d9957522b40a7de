/** Texts of the page after the payment. */
export const successTexts = {
  order_successful: 'Order Successful!',
  order_successful_text:
    'Thank you for your purchase. Your order has been placed and you will receive a confirmation email shortly.',
  continue_shopping: 'Continue Shopping',
} as const
