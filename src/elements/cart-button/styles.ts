import cartButton from './cart-button.css?inline'

/** The stylesheets of `<cart-button>`, also adopted by elements that include its component. */
export const cartButtonStyles = [cartButton]
