import { createPageApi } from './page-api.ts'

/** The script API of this copy of the library. With the modules, the loader has one of its own. */
export const ownApi = /* @__PURE__ */ createPageApi(async () =>
  (await import('./loaded-api.ts')).startScriptApi(),
)
