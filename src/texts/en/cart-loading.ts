/** Texts about loading the cart's code. */
export const cartLoadingTexts = {
  cart_not_loaded: 'The cart could not be loaded. Check your connection and try again.',
} as const
