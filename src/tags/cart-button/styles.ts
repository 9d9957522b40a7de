import cartButton from './cart-button.css?inline'

/** For the element, and for elements that compose it. */
export const cartButtonStyles = [cartButton]
