import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStore } from 'zustand/vanilla'
import { parseAttributes } from '../../src/elements/attributes.ts'
import { parseSources } from '../../src/elements/business-facts.ts'
import type { ElementState } from '../../src/elements/connected-elements.ts'
import { ElementRoot } from '../../src/elements/element-root.tsx'
import { fingerprintOf, type Prerendered, writePrerendered } from '../../src/elements/prerendered.ts'
import type { PageHead } from '../../src/navigation/page-head.ts'
import { setInitialData } from '../../src/provider/initial-data.ts'
import { definition } from '../../src/tags/electrician-site/element.ts'
import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { takeHead } from './page-head.ts'

/** Returns the element's initial state: its attributes, business facts and store settings on the page. */
export function stateOf({ tag, site, store, facts }: HostPage): ElementState {
  const props = parseAttributes(tag, definition.attributes, (name) => attributeOf(site, name))
  return { props, facts: parseSources(facts), store }
}

interface Screen extends Omit<Prerendered, 'markup' | 'fingerprint'> {
  tag: string
  state: ElementState
}

/** The prerendered markup of a screen. */
export interface RenderedScreen {
  /** The declarative shadow root. */
  template: string
  head: PageHead | undefined
  /** `<link rel="preload">` elements for the head. */
  preloads: string
}

/** Renders a screen of the website to HTML that browsers show before scripts run. */
export function renderScreen({ tag, state, stylesheet, path, initialData }: Screen): RenderedScreen {
  setInitialData(JSON.stringify(initialData))
  const host = {
    element: { localName: tag } as HTMLElement,
    definition,
    state: createStore(() => state),
    emit: () => true,
  }
  const html = renderToString(createElement(ElementRoot, { host, path }))
  // React puts preload links before the markup. They start loading earlier when they are in the page's head.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? []
  const markup = html.slice(preloads.length)
  const fingerprint = fingerprintOf(state)
  const template = writePrerendered({ stylesheet, markup, fingerprint, path, initialData })
  return { template, head: takeHead(), preloads }
}
