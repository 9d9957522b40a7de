import type { StoreSettings } from '../provider/store-client.ts'
import { connectedElements, type ElementEdge } from './connected-elements.ts'
import { type FoundSettings, findStoreSettings, STORE_ATTRIBUTES } from './store-settings.ts'

const names = Object.values(STORE_ATTRIBUTES)
/** On any element around ours, and on the script tag. */
const attributeFilter = [...names, ...names.map((name) => `data-${name}`)]

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

function updateAll(): void {
  for (const edge of connectedElements) edge.refreshSettings()
}

/** Follows the settings on everything around an element, across shadow roots, as long as it is connected. */
export function followSettings(element: Element): void {
  observer ??= new MutationObserver(updateAll)
  let root: Node = element.getRootNode()
  observer.observe(root, { attributes: true, subtree: true, attributeFilter })
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode()
    observer.observe(root, { attributes: true, subtree: true, attributeFilter })
  }
}

/** Observes nothing once no connected element uses the store. */
export function stopFollowingSettings(): void {
  if (![...connectedElements].some(({ definition }) => definition.store)) observer?.disconnect()
}

/**
 * Returns the settings that the page's cart has at this moment: those of `drawer`, or of a drawer that has yet to render,
 * else of the first element that knows its store, else the page's own.
 */
export function pageSettings(drawer?: ElementEdge): StoreSettings | undefined {
  updateAll()
  const edges = [...connectedElements]
  const candidates = [drawer, edges.find(({ definition }) => definition.name === 'cart-drawer'), ...edges]
  for (const edge of candidates) {
    const settings = edge?.state.getState().store?.settings
    if (settings) return settings
  }
  return findStoreSettings(document.querySelector('body') ?? document.documentElement).settings
}

function settingsOfInserted({ element, state }: ElementEdge): FoundSettings {
  for (const { isInserted, state } of connectedElements) {
    const { store } = state.getState()
    if (!isInserted && store?.settings) return store
  }
  const found = findStoreSettings(element)
  const { store: before } = state.getState()
  // The page may have removed the element that named the store.
  return found.missing && before?.settings ? before : found
}
