import { registeredStore } from '../provider/registered-stores.ts'
import { offLanguageAdded, onLanguageAdded } from '../texts/languages.ts'
import { connectedElements, type ElementHost } from './element-hosts.ts'
import { containsJsonScript, isJsonScript } from './json-scripts.ts'
import { LOCALE_ATTRIBUTES, languageAround, updateLocale } from './locales.ts'
import { findLoader } from './page-loader.ts'
import { FACTS_FILE_ATTRIBUTE } from './page-settings.ts'
import { isUnknown, reportStoreProblem } from './store-problem.ts'
import { type FoundSettings, findStoreSettings, STORE_ATTRIBUTES, withLanguage } from './store-settings.ts'

/*
 * An element's language, store settings and business facts depend on the elements around it and on the page. They are
 * read when the element is connected and after each change that may affect them.
 */

let observer: MutationObserver | undefined

/** Observes the settings and JSON scripts around an element, also outside the shadow roots that contain it. */
export function observeSurroundings(element: Element): void {
  observer ??= new MutationObserver((records) => records.some(mayChangeSurroundings) && updateAll())
  onLanguageAdded(updateAll)
  const root = element.getRootNode()
  observer.observe(root, {
    attributeFilter: [...STORE_ATTRIBUTES, FACTS_FILE_ATTRIBUTE, ...LOCALE_ATTRIBUTES],
    childList: true,
    subtree: true,
  })
  if (root instanceof ShadowRoot) observeSurroundings(root.host)
}

/** Stops observing the page if it contains no elements. */
export function stopObserving(): void {
  if (connectedElements.size > 0) return
  observer?.disconnect()
  offLanguageAdded(updateAll)
}

function mayChangeSurroundings({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes' || isJsonScript(target)) return true
  return [...addedNodes, ...removedNodes].some(containsJsonScript)
}

/** Applies changes of the page that the observer has not reported yet, because a script made them in the same task. */
export function applyPendingChanges(): void {
  if (observer?.takeRecords().some(mayChangeSurroundings)) updateAll()
}

/** Updates the language, the store settings and the business facts of every connected element. */
export function updateAll(): void {
  for (const host of connectedElements) update(host)
  updateAutoInserted()
}

/** Updates the language, the store settings and the business facts of an element that was connected or moved. */
export function updateHost(host: ElementHost): void {
  update(host)
  updateAutoInserted()
}

/** Updates the store settings of auto-inserted elements, which depend on the other elements of the page. */
export function updateAutoInserted(): void {
  for (const host of connectedElements) if (host.isAutoInserted) update(host)
}

function update(host: ElementHost): void {
  const { store, business } = host.definition
  updateLocale(host)
  business?.update(host)
  if (store) updateStore(host)
}

function updateStore(host: ElementHost): void {
  const { store: before } = host.state.getState()
  const store = findSettings(host)
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

function findSettings({ element, findStore }: ElementHost): FoundSettings {
  return withLanguage(findStore ? findStore() : findStoreSettings(element), languageAround(element))
}
