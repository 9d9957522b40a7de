import type { StoreSettings } from '../provider/store-client.ts'
import { connectedElements, type ElementEdge } from './connected-elements.ts'
import { type FoundSettings, findStoreSettings } from './store-settings.ts'

/** On any element around ours, and on the script tag. */
const attributeFilter = ['store-host', 'store-id', 'data-store-host', 'data-store-id']

let observer: MutationObserver | undefined

/** Looks an element's settings up again. */
export function updateSettings(edge: ElementEdge): void {
  const { definition, state, element } = edge
  if (!definition.store) return
  const { store: before } = state.getState()
  const store = edge.isInserted ? settingsOfInserted(edge) : findStoreSettings(element)
  if (JSON.stringify(store) !== JSON.stringify(before)) state.setState({ store })
  if (!edge.isInserted) updateInserted()
}

/** Elements that we inserted depend on those that the page has written. */
export function updateInserted(): void {
  for (const edge of connectedElements) if (edge.isInserted) updateSettings(edge)
}

/** Looks every element's settings up again. */
export function updateAllSettings(): void {
  for (const edge of connectedElements) updateSettings(edge)
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

function settingsOfInserted({ element, state }: ElementEdge): FoundSettings {
  const settings = firstSettings([...connectedElements].filter(({ isInserted }) => !isInserted))
  if (settings) return { settings }
  const found = findStoreSettings(element)
  const { store: before } = state.getState()
  // The page may have removed the element that named the store.
  return found.missing && before?.settings ? before : found
}

/** Returns the settings of the first of these elements that knows its store. */
export function firstSettings(edges: readonly (ElementEdge | undefined)[]): StoreSettings | undefined {
  return edges.map((edge) => edge?.state.getState().store?.settings).find(Boolean)
}
