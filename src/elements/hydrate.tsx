import { hydrateRoot } from 'react-dom/client'
import { setInitialData } from '../provider/initial-data.ts'
import { hostOf } from './connected-elements.ts'
import type { Hydration } from './element-definition.ts'
import { ElementRoot } from './element-root.tsx'
import { findMarkup, fingerprintOf, initialDataOf } from './prerendered.ts'

/** Hydrates the elements that `build/site` prerenders. */
export const hydration: Hydration = {
  readInitialData(element) {
    setInitialData(initialDataOf(element))
  },
  hydrate(element) {
    const host = hostOf(element)
    const markup = findMarkup(element)
    if (!host || !markup) return undefined
    const root = element.shadowRoot as ShadowRoot
    const { fingerprint, path } = markup.dataset
    if (fingerprint !== fingerprintOf(host.state.getState())) {
      root.replaceChildren()
      return undefined
    }
    root.querySelector('link')?.remove()
    const react = hydrateRoot(markup, <ElementRoot host={host} path={path} />)
    return () => {
      react.unmount()
      root.replaceChildren()
    }
  },
}
