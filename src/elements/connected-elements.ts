import type { StoreApi } from 'zustand/vanilla'
import type { Emit } from '../ui/element-events.ts'
import type { AttributeValue } from './attributes.ts'
import type { ElementDefinition } from './element-definition.ts'
import type { FoundSettings } from './store-settings.ts'

/** What the component inside a tag is given. */
export interface ElementState {
  props: Record<string, AttributeValue | null>
  /** null for a tag that does not use the store. */
  store: FoundSettings | null
}

/** One of our tags as the rest of the edge sees it; the page sees only the element. */
export interface ElementEdge {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  readonly state: StoreApi<ElementState>
  readonly emit: Emit
  /** While the tag itself sets or removes an attribute of its own. */
  isReflecting?: boolean
  /** Whether we have added it ourselves, for a page that has none. */
  isInserted?: boolean
}

const edges = new WeakMap<Element, ElementEdge>()

/** Our tags that stand in the document now. */
export const connectedElements = new Set<ElementEdge>()

export function registerEdge(edge: ElementEdge): void {
  edges.set(edge.element, edge)
}

export function edgeOf(element: Element): ElementEdge | undefined {
  return edges.get(element)
}

/** Returns the first connected element of that name. */
export function findConnected(name: string): ElementEdge | undefined {
  return [...connectedElements].find(({ definition }) => definition.name === name)
}
