import { defaultLineStore, toLineStore } from '../cart/line-store.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import type { BusinessFacts } from './business-facts.ts'
import { connectedElements, type ElementHost, findFirst } from './element-hosts.ts'
import { containsJsonScript, findFactSources, isJsonScript } from './fact-scripts.ts'
import { reportStoreProblem } from './store-problem.ts'
import {
  type FoundSettings,
  findPageSettings,
  findStoreSettings,
  STORE_ATTRIBUTES,
} from './store-settings.ts'

/*
 * An element's store settings and business facts depend on the elements around it and on the page. They are read when
 * the element is connected and after each change that may affect them.
 */

let observer: MutationObserver | undefined

/** Observes the store attributes and JSON scripts around an element, also outside the shadow roots that contain it. */
export function observeSurroundings(element: Element): void {
  observer ??= new MutationObserver((records) => records.some(mayChangeSurroundings) && updateAll())
  const root = element.getRootNode()
  observer.observe(root, { attributeFilter: [...STORE_ATTRIBUTES], childList: true, subtree: true })
  if (root instanceof ShadowRoot) observeSurroundings(root.host)
}

/** Stops observing the page if it contains no elements. */
export function stopObserving(): void {
  if (connectedElements.size === 0) observer?.disconnect()
}

function mayChangeSurroundings({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes' || isJsonScript(target)) return true
  return [...addedNodes, ...removedNodes].some(containsJsonScript)
}

/** Updates the store settings and the business facts of every connected element. */
export function updateAll(): void {
  for (const host of connectedElements) update(host)
  updateAutoInserted()
}

/** Updates the store settings and the business facts of an element that was connected or moved. */
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
  if (business) updateFacts(host, business)
  if (store) updateStore(host)
}

function updateStore(host: ElementHost): void {
  const { store: before } = host.state.getState()
  const store = findSettings(host)
  if (JSON.stringify(store) === JSON.stringify(before)) return
  host.state.setState({ store })
  setDefaultLineStore(pageStore())
  reportStoreProblem(host)
}

/** Sets the store of cart lines that were saved without one. */
export function setDefaultLineStore(settings: StoreSettings | undefined): void {
  if (settings) defaultLineStore.setState({ store: toLineStore(settings) })
}

function updateFacts(host: ElementHost, business: BusinessFacts): void {
  const sources = findFactSources(host.element)
  const key = JSON.stringify(sources)
  if (key === host.factsKey) return
  host.factsKey = key
  host.state.setState({ facts: business.parse(sources, () => host.factsKey === key) })
}

/**
 * Returns an element's store settings. An element made from a div has only the page's settings, because attributes that
 * somebody posted must not select another store.
 */
function findSettings(host: ElementHost): FoundSettings {
  if (host.isFromDiv) return findPageSettings()
  return host.isAutoInserted ? settingsOfAutoInserted(host) : findStoreSettings(host.element)
}

function settingsOfAutoInserted({ element, state }: ElementHost): FoundSettings {
  const settings = pageStore()
  if (settings) return { settings }
  const found = findStoreSettings(element)
  const { store: before } = state.getState()
  // Keeps the previous store settings if the page has removed the element that specified them.
  return found.missing && before?.settings ? before : found
}

/** Returns the store that the page or, if it sets none, its first element with a store specifies. */
export function pageStore(): StoreSettings | undefined {
  const settingsOf = (host: ElementHost) => host.state.getState().store?.settings
  const { settings } = findPageSettings()
  if (settings) return settings
  const first = findFirst(settingsOf)
  return first && settingsOf(first)
}
