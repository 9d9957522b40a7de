import orderSuccess from './order-success.css?inline'

/** Stylesheets of `<order-success>`, which elements that compose it also adopt. */
export const orderSuccessStyles = [orderSuccess]
