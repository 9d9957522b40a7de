import { note } from '../diagnostics/notes.ts'
import type { ElectricianElements as Api } from './api-types.ts'
import { checkWhenIdle } from './check-when-idle.ts'
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
  const running = __HAS_LOADER__ ? undefined : findRunningCopy()
  if (!__HAS_LOADER__ && running) {
    const versions = { running: running.version, version: __VERSION__ }
    if (versions.running !== versions.version) note('other-version', () => versions)
    if (!__ONE_FILE__) checkWhenIdle(async () => (await import('../diagnostics/log-message.ts')).logNotes())
    return false
  }
  if (!__HAS_LOADER__) {
    publishApi(ownApi.api)
    startPageCheck()
  }
  observePage()
  return true
})
