import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { removeStyleLink } from '#adopt-styles'
import { setInitialData } from '../provider/initial-data.ts'
import { type ElementHost, hostOf } from './connected-elements.ts'
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
    const { fingerprint, path } = markup.dataset
    removeStyleLink(element)
    // From now on, the markup belongs to React.
    markup.removeAttribute('data-fingerprint')
    const react = startReact(markup, host, fingerprint === fingerprintOf(host.state.getState()), path)
    return () => {
      react.unmount()
      // If the element is inserted again, React renders into the same container.
      markup.setAttribute('data-fingerprint', '')
    }
  },
}

function startReact(
  markup: HTMLElement,
  host: ElementHost,
  isCurrent: boolean,
  path: string | undefined,
): Root {
  if (isCurrent) return hydrateRoot(markup, <ElementRoot host={host} path={path} />)
  markup.replaceChildren()
  const react = createRoot(markup)
  react.render(<ElementRoot host={host} />)
  return react
}
