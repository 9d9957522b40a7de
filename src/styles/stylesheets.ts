import base from './base.css?inline'
import controls from './controls.css?inline'
import tokens from './tokens.css?inline'

/** The CSS `display` of an element. */
export type HostDisplay = 'block' | 'inline-block' | 'contents'

const baseStyles = [
  '@layer tokens, base, components;',
  inLayer('tokens', tokens),
  inLayer('base', base),
  inLayer('components', controls),
].join('')

/** Returns whether a shadow root can adopt stylesheets. In old browsers and in jsdom, it cannot. */
export function canAdoptStyles(root: ShadowRoot): boolean {
  return 'adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Returns the stylesheets that an element's shadow root adopts: the base styles, the element's styles and the
 * `:host` rule. All elements of a document share one `CSSStyleSheet` for each CSS text.
 */
export function styleSheetsFor(
  document: Document,
  display: HostDisplay,
  styles: readonly string[],
): CSSStyleSheet[] {
  return styleTexts(display, styles).map((text) => sheetOf(document, text))
}

/** Returns the CSS text of each stylesheet that an element adopts, in cascade order. */
export function styleTexts(display: HostDisplay, styles: readonly string[]): string[] {
  const own = [...new Set(styles)].map((text) => inLayer('components', text))
  return [baseStyles, ...(display === 'block' ? [blockRule] : []), ...own, hostRule(display)]
}

/**
 * Extends the background of a block to the sides and below, where it takes up no space. Not above, where it
 * would cover the border of a page's header.
 */
const blockRule = inLayer('base', '.root { box-shadow: 0 6px 0 6px var(--ground) }')

function hostRule(display: HostDisplay): string {
  return `:host { display: ${display} } :host([hidden]) { display: none }`
}

function inLayer(layer: string, text: string): string {
  return `@layer ${layer}{${text}}`
}

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const sheetsByText = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, sheetsByText)
  // A document can only adopt stylesheets that were created in it, so an element that moves into a frame
  // needs new stylesheets.
  const { CSSStyleSheet: Sheet } = document.defaultView ?? window
  const sheet = sheetsByText.get(text) ?? new Sheet()
  if (!sheetsByText.has(text)) sheet.replaceSync(text)
  sheetsByText.set(text, sheet)
  return sheet
}
