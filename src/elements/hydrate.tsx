import { startTransition } from 'react'
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
    delete markup.dataset['fingerprint']
    const react = startReact(markup, host, fingerprint === fingerprintOf(host.state.getState()), path)
    return () => {
      react.unmount()
      // If the element is inserted again, React renders into the same container.
      markup.dataset['fingerprint'] = ''
    }
  },
}

function startReact(
  markup: HTMLElement,
  host: ElementHost,
  isCurrent: boolean,
  path: string | undefined,
): Root {
  let root!: Root
  if (isCurrent) {
    // In a transition, React hydrates in small steps, so that the page stays responsive.
    startTransition(() => {
      root = hydrateRoot(markup, <ElementRoot host={host} path={path} />)
    })
  } else {
    markup.replaceChildren()
    root = createRoot(markup)
    root.render(<ElementRoot host={host} />)
  }
  return root
}
