import orderSuccess from './order-success.css?inline'

/** For the element, and for elements that compose it. */
export const orderSuccessStyles = [orderSuccess]
