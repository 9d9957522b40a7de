// Entry point of both one-file scripts, which contain every element in one file. It has no exports, so that
// `window.ElectricianElements` is the only global. The stylesheets come first and the components next to each other,
// because grouping them improves compression.
import { hasPage } from './runtime/has-page.ts'
import { ownApi } from './runtime/own-api.ts'
import { scriptApi, startScriptApi } from './runtime/script-api.ts'
import { startPage } from './runtime/start-page.ts'

import.meta.glob(['./styles/*.css', './ui/*.css', './elements/*/*.css'], { eager: true, query: '?inline' })
import.meta.glob('./elements/**/*.tsx', { eager: true })
import.meta.glob('./elements/*/element.ts', { eager: true })

// Page scripts that follow this one use the script API at once.
ownApi.connect(scriptApi)
if (hasPage() && startPage()) startScriptApi()
