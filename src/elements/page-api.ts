import type { PageSettings } from './api-input.ts'
import { sharedApi } from './running-copy.ts'
import type { Cart, ShowToast } from './script-api.ts'

// Must be imported after the elements' modules, which start this copy or find the one that is already running.
const api = sharedApi()

/** The version of the copy that is running on this page. */
export const version: string = api.version

/** The cart that all elements on the page share. */
export const cart: Cart = api.cart

/** Shows a toast on the page. */
export const toast: ShowToast = api.toast

/**
 * Sets the store of all elements on the page that have no store attributes, and the business facts of all elements that
 * have no facts of their own.
 * @throws TypeError if a setting is invalid
 */
export const configure: (settings: PageSettings) => void = api.configure
