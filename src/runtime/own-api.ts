import { createPageApi } from './page-api.ts'

/** The API of this copy of the library. A page that loads the modules uses the API of the loader instead. */
export const ownApi = /* @__PURE__ */ createPageApi(async () =>
  (await import('./script-api.ts')).startScriptApi(),
)
