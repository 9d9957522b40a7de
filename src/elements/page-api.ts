import type { PageSettings } from './api-input.ts'
import { sharedApi } from './running-copy.ts'
import type { Cart, ShowToast } from './script-api.ts'

// Read after this copy has begun or found another: the elements' modules come before this one.
const api = sharedApi()

/** The version of the copy that runs the page. */
export const version: string = api.version

/** The cart that all elements of the page share. */
export const cart: Cart = api.cart

/** Shows a toast where the page shows its toasts. */
export const toast: ShowToast = api.toast

/**
 * Sets the store of every element on the page that does not name its own.
 * @throws TypeError when a setting cannot be used
 */
export const configure: (settings: PageSettings) => void = api.configure
