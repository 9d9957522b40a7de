import orderSuccess from './order-success.css?inline'

/** The stylesheets of `<order-success>`, also adopted by elements that include its component. */
export const orderSuccessStyles = [orderSuccess]
