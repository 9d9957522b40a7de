import { checkWhenIdle } from './check-when-idle.ts'
import { createPageApi } from './page-api.ts'
import { pageSettings } from './page-settings.ts'

/*
 * The page-wide tasks of this copy of the library. If the page loads the modules, the loader performs them.
 */

/** The API of this copy of the library. */
export const ownApi = /* @__PURE__ */ createPageApi(async () =>
  (await import('./script-api.ts')).startScriptApi(),
)

/** Checks the page for its developers when the page is idle. One-file scripts contain no check. */
export function startPageCheck(): void {
  if (!__ONE_FILE__)
    checkWhenIdle(async () => (await import('./page-check.ts')).checkPage(pageSettings.getState()))
}
