import { createStore } from 'zustand/vanilla'

/** The total quantity of the cart's lines. Until the cart has been loaded, it is the one of the saved cart. */
export const cartCount = createStore<{ count: number }>(() => ({ count: 0 }))
