// Entry point of both one-file scripts, which contain every element in one file. It has no exports, so that
// `window.ElectricianElements` is the only global.

import './runtime/page/first-request.ts'
import './script-elements.ts'
import { scriptApi, startScriptApi } from './runtime/api/loaded-api.ts'
import { ownApi } from './runtime/api/own-api.ts'
import { hasPage } from './runtime/page/has-page.ts'
import { startPage } from './runtime/page/start-page.ts'

// Page scripts that follow this one use the script API at once.
ownApi.connect(scriptApi)
if (hasPage() && startPage()) startScriptApi()
