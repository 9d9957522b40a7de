import { parseJson } from '../../untrusted/json.ts'
import type { ElementState } from '../element/element-hosts.ts'
import { escapeHtml, jsonForScript } from './escape-html.ts'

/*
 * The format of a prerendered element. The build writes it as a declarative shadow root; scripts read it:
 *
 *   <!--email_off--> … <!--/email_off-->         around everything: stops Cloudflare from replacing email
 *                                                addresses, which its script cannot restore in a shadow root
 *   <link rel="stylesheet">                      the element's styles; the query identifies the sources
 *   <div data-fingerprint="…" data-path="…">     the markup that React rendered for the element's component
 *   <input form="…">                             the owner's fixed fields, which the quote form posts
 *   <p class="root late">                        the phone number, for visitors whose scripts do not arrive
 *   <script data-initial-data>                   the store's responses as JSON, if there are any
 *   <script data-initial-facts>                  the business facts file's text as a JSON string, if any
 */

/** The content of a prerendered element. */
export interface Prerendered {
  /** URL of the stylesheet. */
  stylesheet: string
  /** The component's HTML. */
  markup: string
  /** Identifies the sources, attributes and store settings that the markup was rendered with. */
  fingerprint: string
  /** The path of the screen in the markup, including the base path. */
  path: string
  /** The store's responses that the markup was rendered with, by request URL. */
  initialData: Record<string, unknown>
  /** Names and values of the fixed fields that the browser posts with the form of this ID. */
  fixedFields?: { form: string; values: readonly (readonly [name: string, value: string])[] } | undefined
  /** The sentence for visitors whose scripts do not arrive, as HTML. Empty if the phone number is unknown. */
  lateNote?: string
  /** The text of the file with business facts; undefined if the page links to none. */
  factsFile?: string | undefined
}

/** Returns a prerendered element's shadow root as HTML. Only the build calls this function. */
export function writePrerendered(prerendered: Prerendered): string {
  const { stylesheet, markup, fingerprint, path, initialData, fixedFields, lateNote, factsFile } = prerendered
  const json = jsonForScript(initialData)
  const facts =
    factsFile === undefined
      ? ''
      : `<script type="application/json" data-initial-facts>${jsonForScript(factsFile)}</script>`
  const inputs = fixedFields?.values.map(
    ([name, value]) =>
      `<input type="hidden" form="${fixedFields.form}" name="${escapeHtml(name)}"` +
      ` value="${escapeHtml(value)}">`,
  )
  return [
    '<template shadowrootmode="open"><!--email_off-->',
    `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`,
    `<div data-fingerprint="${escapeHtml(fingerprint)}" data-path="${escapeHtml(path)}">${markup}</div>`,
    ...(inputs ?? []),
    lateNote ? `<p class="root late">${lateNote}</p>` : '',
    json === '{}' ? '' : `<script type="application/json" data-initial-data>${json}</script>`,
    facts,
    '<!--/email_off--></template>',
  ].join('')
}

/** Returns a string that identifies an element's sources, attributes, business facts and store settings. */
export function fingerprintOf({ props, facts, store, locale }: ElementState): string {
  const { language, priceFormat, translations } = locale
  // Only the texts that the page changes. Those of the languages are part of the sources.
  const texts = translations.filter(({ facts }) => !facts).map((changed) => changed.texts)
  return JSON.stringify([
    __SOURCES__,
    Object.entries(props).toSorted(),
    facts,
    store,
    language,
    priceFormat,
    texts,
  ])
}

/** Returns the initial data of a prerendered element as JSON, or undefined if there is none. */
export function initialDataOf({ shadowRoot }: Element): string | undefined {
  return shadowRoot?.querySelector('[data-initial-data]')?.textContent
}

/**
 * Returns the text of the file with business facts that an element was prerendered with. Undefined if the
 * element was not prerendered or has been hydrated.
 */
export function prerenderedFactsOf(element: Element): string | undefined {
  if (!findMarkup(element)?.dataset['fingerprint']) return undefined
  const json = element.shadowRoot?.querySelector('[data-initial-facts]')?.textContent
  return json ? (parseJson(json) as string) : undefined
}

/**
 * Returns the path of the screen in prerendered markup. Undefined if the markup is outdated, so that the
 * element must be rendered again.
 */
export function currentPath(markup: HTMLElement, state: ElementState): string | undefined {
  const { fingerprint, path } = markup.dataset
  return fingerprint === fingerprintOf(state) && !hasHiddenEmail(markup) ? path : undefined
}

/** Returns whether Cloudflare replaced email addresses because a minifier removed the email_off comments. */
function hasHiddenEmail(markup: Element): boolean {
  return markup.querySelector('[href*="/cdn-cgi/"], .__cf_email__') !== null
}

/** Returns the element that contains the prerendered markup; null or undefined if there is none. */
export function findMarkup({ shadowRoot }: Element) {
  return shadowRoot?.querySelector<HTMLElement>('[data-fingerprint]')
}
