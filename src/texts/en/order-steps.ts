/** Texts of orders that the visitor sends by mail, or enters on the payment page. */
export const orderStepTexts = {
  order_mail_opens: 'Your mail program opens. If it does not, copy this:',
  order_copy: 'Copy the order',
  order_copied: 'Copied. You can paste it into a mail.',
  // The visitor presses this button after sending the mail. It removes the items from the cart.
  order_mail_sent: 'I have sent the mail',
  order_sent_title: 'Thank you for your order',
  back_to_cart: 'Back to the cart',
  // The mail, which the shop reads.
  order_subject: 'Order',
  order_contact: 'Please fill in:\n\nName:\nPhone:\nDelivery address:',
  order_to_paste:
    'This order is too long for a mail link. Copy the complete order on the shop’s page and paste it here.',
  // Before the payment page of a product opens. A list follows.
  order_to_enter: 'The payment page does not know your order. Enter this there before you pay:',
  order_quantity: 'Quantity',
} as const
