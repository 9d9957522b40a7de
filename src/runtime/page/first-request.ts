// Sends the request of the page's first product list. Entry points import this module first, so that the
// request leaves before the rest of the code runs.
import { documentProperty } from '../../navigation/page-document.ts'
import { requestProducts } from '../../provider/early-products.ts'
import { findScript, parsePrefix } from '../settings/find-script.ts'
import { settingsOf } from '../settings/store-settings.ts'
import { hasPage } from './has-page.ts'
import { findRunningCopy } from './running-copy.ts'

if (hasPage() && !findRunningCopy()) {
  const script = findScript()
  const prefix = parsePrefix(script?.dataset['prefix'] ?? '') ?? ''
  const grids = [...documentProperty('getElementsByTagName').call(document, `${prefix}store-grid`)]
  grids.find((grid) => requestProducts(grid, settingsOf(grid, { store: script?.dataset ?? {} }).store))
}
