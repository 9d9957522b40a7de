import type { ElectricianElements as Api } from './api-types.ts'
import { once } from './once.ts'
import { ownApi, startPageCheck } from './own-api.ts'
import { findRunningCopy, publishApi } from './running-copy.ts'
import { readScriptTag } from './script-tag.ts'
import { observePage } from './surroundings.ts'

declare global {
  interface Window {
    ElectricianElements?: Api
  }
}

/** Starts this copy of the library. Returns false if another copy is already running on the page. */
export const startPage = once(() => {
  readScriptTag()
  // The loader has published its own API before it loaded this copy.
  if (!__HAS_LOADER__) {
    if (findRunningCopy()) return false
    publishApi(ownApi.api)
    startPageCheck()
  }
  observePage()
  return true
})
