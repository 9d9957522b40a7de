var e={order_mail_opens:`Your mail program opens. If it does not, copy this:`,order_copy:`Copy the order`,order_copied:`Copied. You can paste it into a mail.`,order_mail_sent:`I have sent the mail`,order_sent_title:`Thank you for your order`,back_to_cart:`Back to the cart`,order_subject:`Order`,order_contact:`Please fill in:

Name:
Phone:
Delivery address:`,order_to_paste:`This order is too long for a mail link. Copy the complete order on the shop\u2019s page and paste it here.`,order_to_enter:`The payment page does not know your order. Enter this there before you pay:`,order_quantity:`Quantity`};export{e as t};