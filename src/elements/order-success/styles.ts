import orderSuccess from './order-success.css?inline'

/** The CSS of the success page. */
export const orderSuccessStyles = [orderSuccess]
