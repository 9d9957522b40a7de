import type { ElectricianElements as Api } from '../api/api-types.ts'
import { ownApi } from '../api/own-api.ts'
import { pageSettings } from '../settings/page-settings.ts'
import { readScriptTag } from '../settings/script-tag.ts'
import { observePage } from '../settings/surroundings.ts'
import { checkWhenIdle } from './check-when-idle.ts'
import { once } from './once.ts'
import { findRunningCopy, publishApi } from './running-copy.ts'

declare global {
  interface Window {
    ElectricianElements?: Api
  }
}

/** Starts this copy of the library. Returns false if another copy is already running on the page. */
export const startPage = once(() => {
  readScriptTag()
  // The loader has published its own API and checks the page. One-file scripts contain no check.
  if (!__HAS_LOADER__) {
    if (findRunningCopy()) return false
    publishApi(ownApi.api)
    if (!__ONE_FILE__)
      checkWhenIdle(async () => (await import('./page-check.ts')).checkPage(pageSettings.getState()))
  }
  observePage()
  return true
})
