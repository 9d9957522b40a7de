import { hasPage } from '../page/has-page.ts'
import { findRunningCopy } from '../page/running-copy.ts'
import type { PageSettings } from './api-input.ts'
import type { Cart, ScriptApi, ShowToast } from './api-types.ts'
import { scriptApi } from './loaded-api.ts'
import { ownApi } from './own-api.ts'
import { serverApi } from './server-api.ts'

ownApi.connect(scriptApi)
// Only the first copy of the library on a page runs, so the exports of another copy are the API of the first
// one.
const api = hasPage() ? ((findRunningCopy() ?? ownApi.api) as ScriptApi) : serverApi

/** The version of the library that is running on this page. */
export const version: string = api.version

/** The cart that all elements on the page share. */
export const cart: Cart = api.cart

/** Shows a toast on the page. */
export const toast: ShowToast = api.toast

/**
 * Sets the store for all elements without store attributes, and the business facts for all elements without
 * facts of their own.
 * @throws TypeError if a setting is invalid
 */
export const configure: (settings: PageSettings) => void = api.configure
