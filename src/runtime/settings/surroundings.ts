import { registeredStore } from '../../provider/registered-stores.ts'
import { onLanguageAdded } from '../../texts/languages.ts'
import { connectedElements, type ElementHost } from '../element/element-hosts.ts'
import { onDomReady } from '../page/dom-ready.ts'
import { findLoader } from '../page/page-loader.ts'
import { updateLocale } from './locales.ts'
import { pageSettings } from './page-settings.ts'
import { storeOfDrawer } from './page-store.ts'
import { isUnknown, reportStoreProblem } from './store-problem.ts'
import { type FoundSettings, findStore, settingsOf } from './store-settings.ts'

/** Updates the elements when the page has been parsed, changes a `lang` attribute or adds a language. */
export function observePage(): void {
  onDomReady(updateAll)
  onLanguageAdded(updateAll)
  new MutationObserver(updateAll).observe(document, { attributeFilter: ['lang'], subtree: true })
}

/** Updates the language, the store settings and the business facts of every connected element. */
export function updateAll(): void {
  for (const host of connectedElements) updateHost(host)
}

/** Reads an element's language, store settings and business facts. */
export function updateHost(host: ElementHost): void {
  const { store, business } = host.definition
  const settings = settingsOf(host.element, pageSettings.getState())
  updateLocale(host, settings)
  business?.update(host, settings)
  if (store) updateStore(host, host.isAutoInserted ? storeOfDrawer(host, settings) : findStore(settings))
}

function updateStore(host: ElementHost, store: FoundSettings): void {
  const { store: before } = host.state.getState()
  if (JSON.stringify(store) === JSON.stringify(before)) return
  if (__HAS_LOADER__) findLoader()?.loadStore(store.settings?.type)
  host.state.setState({ store })
  for (const listener of storeListeners) listener()
  reportStoreProblem(host)
  const { type } = store.settings ?? {}
  // The page may still load an adapter of its own.
  if (isUnknown(type)) void registeredStore(type).then(() => host.state.setState({}))
}

const storeListeners = new Set<() => void>()

/** Calls `listener` whenever the store settings of an element have changed. */
export function onStoreChange(listener: () => void): void {
  storeListeners.add(listener)
}
