import cartButton from './cart-button.css?inline'

/** Stylesheets of `<cart-button>`, which elements that compose it also adopt. */
export const cartButtonStyles = [cartButton]
