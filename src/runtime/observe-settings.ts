import type { StoreSettings } from '../provider/store-client.ts'
import { connectedElements, type ElementHost, findFirst } from './connected-elements.ts'
import { isFromDiv } from './from-div.ts'
import { reportStoreProblem } from './store-problem.ts'
import { type FoundSettings, findPageSettings, findStoreSettings } from './store-settings.ts'

/** The attributes that specify a store on an element or on the script tag. */
const attributeFilter = ['store-host', 'store-id', 'data-store-host', 'data-store-id']

let observer: MutationObserver | undefined

/** Updates an element's store settings. */
export function updateSettings(host: ElementHost): void {
  const { definition, state } = host
  if (!definition.store) return
  const { store: before } = state.getState()
  const store = findSettings(host)
  if (JSON.stringify(store) !== JSON.stringify(before)) {
    state.setState({ store })
    reportStoreProblem(host)
  }
  if (!host.isAutoInserted) updateAutoInserted()
}

/** Updates the store settings of auto-inserted elements, which depend on the other elements of the page. */
export function updateAutoInserted(): void {
  for (const host of connectedElements) if (host.isAutoInserted) updateSettings(host)
}

/** Updates the store settings of every connected element. */
export function updateAllSettings(): void {
  for (const host of connectedElements) updateSettings(host)
}

/** Observes the store attributes in an element's document and in the shadow roots around it. */
export function observeSettings(element: Element): void {
  observer ??= new MutationObserver(updateAllSettings)
  const root = element.getRootNode()
  observer.observe(root, { attributes: true, subtree: true, attributeFilter })
  if (root instanceof ShadowRoot) observeSettings(root.host)
}

/** Disconnects the observer if no connected element uses the store. */
export function stopObservingSettings(): void {
  if (![...connectedElements].some(({ definition }) => definition.store)) observer?.disconnect()
}

/**
 * Returns an element's store settings. An element made from a div has only the page's settings, because attributes that
 * somebody posted must not select another store.
 */
function findSettings(host: ElementHost): FoundSettings {
  if (isFromDiv(host.element)) return findPageSettings()
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
