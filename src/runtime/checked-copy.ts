import { version as renderer } from 'react'
import { storeClientFor } from '../provider/store-client.ts'
import { storeUrl } from '../provider/store-request.ts'
import { connectedElements } from './element-hosts.ts'
import { pageLocale } from './locales.ts'
import { pageStore } from './page-store.ts'
import type { CheckedCopy } from './self-check.ts'

/** What the self-check reads from this copy of the library. */
export const checkedCopy: CheckedCopy = {
  version: __VERSION__,
  renderer,
  connectedElements,
  pageLocale,
  pageStore,
  storeClientFor,
  storeUrl,
}
