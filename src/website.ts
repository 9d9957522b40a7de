// Entry point of the modules that prerendered websites load. They define only `<electrician-site>`, and each screen is
// a separate module.
import { runLater } from './navigation/page-lifecycle.ts'
import './elements/electrician-site/element.ts'
import { loadAllScreens } from './elements/electrician-site/screens.ts'

/** The other screens start to load this long after the page has loaded. */
const OTHER_SCREENS_MS = 3000

const { connection } = navigator as { connection?: { saveData?: boolean } }
if (!connection?.saveData)
  addEventListener('load', () => runLater(() => loadAllScreens().catch(() => {}), OTHER_SCREENS_MS))
