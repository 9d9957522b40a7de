import { createStore } from 'zustand/vanilla'
import type { Emit } from '../ui/element-events.ts'
import { type ElementEdge, type ElementState, registerEdge } from './connected-elements.ts'
import { dispatch } from './dispatch.ts'
import { CANCELABLE_EVENTS, type ElementDefinition } from './element-definition.ts'

/** Creates and registers what the rest of this folder knows of an element: its state, and how it dispatches events. */
export function createEdge(element: HTMLElement, definition: ElementDefinition): ElementEdge {
  const state = createStore<ElementState>(() => ({ props: {}, store: null }))
  const emit: Emit = (event, detail) => {
    edge.isReflecting = true
    for (const [attribute, { setBy, removedBy }] of Object.entries(definition.reflects ?? {}))
      if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
    edge.isReflecting = false
    return dispatch(element, event, detail, CANCELABLE_EVENTS.has(event))
  }
  const edge: ElementEdge = { element, definition, state, emit }
  registerEdge(edge)
  return edge
}
