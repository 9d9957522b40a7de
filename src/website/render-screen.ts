import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStore } from 'zustand/vanilla'
import { phoneLink } from '../business/links.ts'
import { definition } from '../elements/electrician-site/element.ts'
import { loadAllScreens } from '../elements/electrician-site/screens.ts'
import { FORM_ID } from '../elements/quote-form/quote-form.tsx'
import { setInitialData } from '../http/early-response.ts'
import type { PageHead } from '../navigation/page-head.ts'
import { parseAttributes } from '../runtime/element/attributes.ts'
import type { ElementState } from '../runtime/element/element-hosts.ts'
import { ElementRoot } from '../runtime/element/element-root.tsx'
import { escapeHtml } from '../runtime/hydration/escape-html.ts'
import { fingerprintOf, type Prerendered, writePrerendered } from '../runtime/hydration/prerendered.ts'
import { loadFactParser, parseSources } from '../runtime/settings/business-facts.ts'
import { siteTexts } from '../texts/en/website.ts'
import { translator } from '../texts/translate.ts'
import { takeHead } from './collect-page-head.ts'
import { factSources, type HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { factsFileOf } from './published-facts-file.ts'
import { businessOf } from './site-facts.ts'
import { localeOf } from './site-language.ts'

// `stateOf` parses business facts.
await loadFactParser()

/** Returns the initial state of `<electrician-site>`: its attributes, business facts, store settings and language. */
export function stateOf(page: HostPage): ElementState {
  const { tag, site, store } = page
  const locale = localeOf(page)
  const props = parseAttributes(tag, definition.attributes, (name) => attributeOf(site, name))
  const file = factsFileOf(page)
  const facts = [...(file ? [file.facts] : []), ...parseSources(factSources(page, locale.language))]
  return { props, facts, store, locale }
}

interface Screen extends Omit<Prerendered, 'markup' | 'fingerprint' | 'fixedFields' | 'lateNote'> {
  tag: string
  state: ElementState
  /** Names and values of the fields that the owner sends with each quote request. */
  fixedFields: [name: string, value: string][]
}

/** A prerendered screen: its markup and its page head. */
export interface RenderedScreen {
  /** The declarative shadow root that contains the screen's markup. */
  template: string
  head: PageHead | undefined
  /** `<link rel="preload">` elements for the page's head. */
  preloads: string
}

/** Renders a screen of the website to HTML that browsers show before scripts run. */
export async function renderScreen({
  tag,
  state,
  stylesheet,
  path,
  initialData,
  fixedFields: values,
  factsFile,
}: Screen): Promise<RenderedScreen> {
  setInitialData(initialData)
  const host = {
    element: { localName: tag } as HTMLElement,
    definition,
    state: createStore(() => state),
    emit: () => true,
    styles: new Set<string>(),
  }
  await loadAllScreens()
  const html = renderToString(createElement(ElementRoot, { host, path }))
  // React puts preload links before the markup. Move them to the page's head, so that the files start loading earlier.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? []
  const markup = html.slice(preloads.length)
  const fingerprint = fingerprintOf(state)
  const fixedFields = markup.includes(` id="${FORM_ID}"`) ? { form: FORM_ID, values } : undefined
  const template = writePrerendered({
    stylesheet,
    markup,
    fingerprint,
    path,
    initialData,
    fixedFields,
    lateNote: lateNoteOf(state),
    factsFile,
  })
  return { template, head: takeHead(), preloads }
}

/** Returns the sentence for visitors whose scripts do not arrive, as HTML. Empty if a phone cannot dial the number. */
function lateNoteOf(state: ElementState): string {
  const { phone } = businessOf(state)
  const dial = phoneLink(phone)
  if (!phone || !dial) return ''
  const sentence = escapeHtml(translator(siteTexts, state.locale)('site_not_loaded', { phone: '{phone}' }))
  const link = `<a href="${escapeHtml(dial)}" data-contact="phone"><bdi>${escapeHtml(phone)}</bdi></a>`
  return sentence.replace('{phone}', () => link)
}
