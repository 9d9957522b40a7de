import { hydrateRoot } from 'react-dom/client'
import { rememberAnswers } from '../provider/prerendered.ts'
import { edgeOf } from './connected-elements.ts'
import type { Hydration } from './element-definition.ts'
import { ElementRoot } from './element-root.tsx'

/**
 * Takes over the markup that a tag was prerendered with (build/site): a link to the sheet, a block that says what it was
 * made of and for which path, and the store's answers. Returns what ends it; undefined for a tag that brings none, or one
 * that was made of something else, by another build or before an attribute was changed, and is thrown away.
 */
function takeOver(element: HTMLElement): (() => void) | undefined {
  const edge = edgeOf(element)
  if (!edge) return undefined
  const { state } = edge
  const root = element.shadowRoot as ShadowRoot
  const [link, block] = root.children as unknown as HTMLElement[]
  if (!block?.dataset['of']) return undefined
  if (block.dataset['of'] !== __SOURCES__ + JSON.stringify(state.getState())) {
    root.replaceChildren()
    return undefined
  }
  link?.remove()
  // Nobody follows it yet.
  state.getState().props['path'] = block.dataset['path']
  // React begins with what a store began with, as the server did; this one began empty.
  state.getInitialState = state.getState
  const react = hydrateRoot(block, <ElementRoot edge={edge} />)
  return () => {
    react.unmount()
    root.replaceChildren()
    state.getState().props['path'] = undefined
  }
}

/** For elements that `build/site` prerenders. */
export const hydration: Hydration = {
  readAnswers(element) {
    const answers = element.shadowRoot?.children[2]
    if (answers) rememberAnswers(answers.textContent)
  },
  takeOver,
}
