import { createStore } from 'zustand/vanilla'
import type { Emit } from '../ui/element-events.ts'
import { type ElementHost, type ElementState, registerHost } from './connected-elements.ts'
import { dispatch } from './dispatch.ts'
import { CANCELABLE_EVENTS, type ElementDefinition } from './element-definition.ts'
import { reflectEvent } from './reflection.ts'

/** Creates and registers a new element's host, which contains the element's state and its `emit` function. */
export function createHost(element: HTMLElement, definition: ElementDefinition): ElementHost {
  const store = createStore<ElementState>(() => ({ props: {}, facts: [], store: null }))
  // React hydrates with the result of `getInitialState`. It must be the current state, because the prerendered markup
  // was rendered with the current attributes and facts.
  const state = { ...store, getInitialState: store.getState }
  const emit: Emit = (event, detail) => {
    reflectEvent(host, event)
    return dispatch(element, event, detail, CANCELABLE_EVENTS.has(event))
  }
  const host: ElementHost = { element, definition, state, emit }
  registerHost(host)
  return host
}
