import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FactOverrides } from '../business/business.ts'
import { compareDocumentOrder } from '../navigation/document-order.ts'
import type { Emit } from '../ui/element-events.ts'
import type { AttributeValue } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import { CANCELABLE_EVENTS, type ElementDefinition } from './element-definition.ts'
import type { FoundSettings } from './store-settings.ts'

/** The state that an element's React component renders. */
export interface ElementState {
  /** Parsed attributes by camelCase name. */
  props: Record<string, AttributeValue>
  /** Business facts from JSON that apply to the element. Later entries override earlier ones. */
  facts: readonly FactOverrides[]
  /** The element's store settings; null for an element that does not use the store. */
  store: FoundSettings | null
}

/** A custom element and the internal data about it, which the page cannot access. */
export interface ElementHost {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  /** The state that the React component subscribes to. */
  readonly state: StoreApi<ElementState>
  /** Dispatches one of the element's events. */
  readonly emit: Emit
  /** The CSS of the element and of its lazy parts that have been rendered. */
  readonly styles: Set<string>
  /** The JSON from which the business facts in `state` were parsed, or are about to be parsed. */
  factsKey?: string
  /** Resolves when the business facts are in `state`. Undefined if they are. Never rejects. */
  factsLoading?: Promise<void> | undefined
  /** Whether this element was inserted automatically because the page had none. */
  isAutoInserted?: boolean
  /** Returns the store settings of an auto-inserted element. Other elements take them from their surroundings. */
  findStore?: () => FoundSettings
  /**
   * Whether the element was made from a `<div>`. Anyone who may post content can write such a div, so the element
   * decides nothing for the rest of the page.
   */
  isFromDiv?: boolean
}

const hosts = new WeakMap<Element, ElementHost>()

/** The hosts of all elements that are currently in a document. */
export const connectedElements = new Set<ElementHost>()

/** Creates a new element's host. */
export function createHost(element: HTMLElement, definition: ElementDefinition): ElementHost {
  const store = createStore<ElementState>(() => ({ props: {}, facts: [], store: null }))
  // React hydrates with the result of `getInitialState`. It must be the current state, because the prerendered markup
  // was rendered with the current attributes and facts.
  const state = { ...store, getInitialState: store.getState }
  const emit: Emit = (event, detail) => {
    for (const [attribute, { setBy, removedBy }] of Object.entries(definition.reflects ?? {}))
      if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
    return dispatch(element, event, detail, CANCELABLE_EVENTS.includes(event))
  }
  const host: ElementHost = { element, definition, state, emit, styles: new Set(definition.styles) }
  hosts.set(element, host)
  return host
}

/** Returns the host of one of this library's elements, or undefined for any other element. */
export function hostOf(element: Element): ElementHost | undefined {
  return hosts.get(element)
}

/**
 * Returns the page's first element, in document order, for which `isWanted` returns true. Skips auto-inserted elements
 * and elements made from divs.
 */
export function findFirst(isWanted: (host: ElementHost) => unknown): ElementHost | undefined {
  return [...connectedElements]
    .filter((host) => !host.isAutoInserted && !host.isFromDiv && isWanted(host))
    .reduce<ElementHost | undefined>(
      (first, host) => (first && compareDocumentOrder(first.element, host.element) < 0 ? first : host),
      undefined,
    )
}

/** Returns the page's element with this unprefixed name: the first that the author placed, or the auto-inserted one. */
export function findConnected(name: string): ElementHost | undefined {
  const hasName = ({ definition }: ElementHost) => definition.name === name
  return findFirst(hasName) ?? [...connectedElements].find((host) => host.isAutoInserted && hasName(host))
}
