import { createStore } from 'zustand/vanilla'
import { ENGLISH } from '../../texts/locale.ts'
import type { Emit } from '../../ui/element-events.ts'
import { dispatch } from './dispatch.ts'
import {
  CANCELABLE_EVENTS,
  type ElementDefinition,
  type ElementHost,
  type ElementState,
} from './element-definition.ts'

export type { ElementHost, ElementState } from './element-definition.ts'

const hosts = new WeakMap<Element, ElementHost>()

/** The hosts of all elements that are currently in a document. */
export const connectedElements = new Set<ElementHost>()

/** Creates a new element's host. */
export function createHost(element: HTMLElement, definition: ElementDefinition): ElementHost {
  const store = createStore<ElementState>(() => ({ props: {}, facts: [], store: null, locale: ENGLISH }))
  // React hydrates with the result of `getInitialState`. It must be the current state, because the
  // prerendered markup was rendered with the current attributes and facts.
  const state = { ...store, getInitialState: store.getState }
  const emit: Emit = (event, detail) => {
    for (const [attribute, { setBy, removedBy }] of Object.entries(definition.reflects ?? {}))
      if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
    return dispatch(element, event, detail, CANCELABLE_EVENTS.includes(event))
  }
  const host: ElementHost = { element, definition, state, emit, styles: new Set() }
  hosts.set(element, host)
  return host
}

/** Returns the host of one of this library's elements, or undefined for any other element. */
export function hostOf(element: Element): ElementHost | undefined {
  return hosts.get(element)
}

/** Returns the first element in document order that `isWanted` accepts. Skips auto-inserted elements. */
export function findFirst(isWanted: (host: ElementHost) => unknown): ElementHost | undefined {
  return [...connectedElements]
    .filter((host) => !host.isAutoInserted && isWanted(host))
    .sort(({ element: a }, { element: b }) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )[0]
}

/** Returns the page's element with this unprefixed name: the author's first or the auto-inserted one. */
export function findConnected(name: string): ElementHost | undefined {
  const hasName = ({ definition }: ElementHost) => definition.name === name
  return findFirst(hasName) ?? [...connectedElements].find((host) => host.isAutoInserted && hasName(host))
}
