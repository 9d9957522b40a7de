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

/** What this folder knows of an element; the page sees only the element. */
export interface ElementHost {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  readonly state: StoreApi<ElementState>
  readonly emit: Emit
  /** While the tag itself sets or removes an attribute of its own. */
  isReflecting?: boolean
  /** Whether the page has no such element of its own, so that we inserted this one. */
  isAutoInserted?: boolean
}

const hosts = new WeakMap<Element, ElementHost>()

/** Our tags that stand in the document now. */
export const connectedElements = new Set<ElementHost>()

export function registerHost(host: ElementHost): void {
  hosts.set(host.element, host)
}

export function hostOf(element: Element): ElementHost | undefined {
  return hosts.get(element)
}

/** Returns the first connected element of that name. */
export function findConnected(name: string): ElementHost | undefined {
  return [...connectedElements].find(({ definition }) => definition.name === name)
}
