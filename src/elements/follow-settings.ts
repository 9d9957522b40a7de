import type { StoreSettings } from '../provider/store-client.ts'
import { connectedElements, type ElementHost } from './connected-elements.ts'
import { type FoundSettings, findStoreSettings } from './store-settings.ts'

/** On any element around ours, and on the script tag. */
const attributeFilter = ['store-host', 'store-id', 'data-store-host', 'data-store-id']

let observer: MutationObserver | undefined

/** Looks an element's settings up again. */
export function updateSettings(host: ElementHost): void {
  const { definition, state, element } = host
  if (!definition.store) return
  const { store: before } = state.getState()
  const store = host.isAutoInserted ? settingsOfAutoInserted(host) : findStoreSettings(element)
  if (JSON.stringify(store) !== JSON.stringify(before)) state.setState({ store })
  if (!host.isAutoInserted) updateAutoInserted()
}

/** Looks up the settings of auto-inserted elements, which depend on the page's own elements. */
export function updateAutoInserted(): void {
  for (const host of connectedElements) if (host.isAutoInserted) updateSettings(host)
}

/** Looks every element's settings up again. */
export function updateAllSettings(): void {
  for (const host of connectedElements) updateSettings(host)
}

/** Follows the settings on everything around an element, across shadow roots, as long as it is connected. */
export function followSettings(element: Element): void {
  observer ??= new MutationObserver(updateAllSettings)
  const root = element.getRootNode()
  observer.observe(root, { attributes: true, subtree: true, attributeFilter })
  if (root instanceof ShadowRoot) followSettings(root.host)
}

/** Observes nothing once no connected element uses the store. */
export function stopFollowingSettings(): void {
  if (![...connectedElements].some(({ definition }) => definition.store)) observer?.disconnect()
}

function settingsOfAutoInserted({ element, state }: ElementHost): FoundSettings {
  const settings = firstSettings([...connectedElements].filter(({ isAutoInserted }) => !isAutoInserted))
  if (settings) return { settings }
  const found = findStoreSettings(element)
  const { store: before } = state.getState()
  // The page may have removed the element that named the store.
  return found.missing && before?.settings ? before : found
}

/** Returns the settings of the first of these elements that knows its store. */
export function firstSettings(hosts: readonly (ElementHost | undefined)[]): StoreSettings | undefined {
  return hosts.map((host) => host?.state.getState().store?.settings).find(Boolean)
}
