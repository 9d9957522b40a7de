// Entry point of both one-file scripts, which contain every element in one file. It has no exports, so that
// `window.ElectricianElements` is the only global.

import './runtime/first-request.ts'
import './script-elements.ts'
import { hasPage } from './runtime/has-page.ts'
import { ownApi } from './runtime/own-api.ts'
import { scriptApi, startScriptApi } from './runtime/script-api.ts'
import { startPage } from './runtime/start-page.ts'

// Page scripts that follow this one use the script API at once.
ownApi.connect(scriptApi)
if (hasPage() && startPage()) startScriptApi()
