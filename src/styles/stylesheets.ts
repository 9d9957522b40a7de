import base from './base.css?inline'
import controls from './controls.css?inline'
import feedback from './feedback.css?inline'
import tokens from './tokens.css?inline'

/** The CSS `display` of an element's host. */
export type HostDisplay = 'block' | 'inline-block' | 'contents'

const baseStyles = `@layer tokens, base, components;${inLayer('tokens', tokens)}${inLayer('base', base)}${inLayer('components', controls + feedback)}`

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Returns the stylesheets that an element's shadow root adopts: base, the element's own, host rules. Each text becomes
 * one stylesheet per document, which all elements share.
 */
export function styleSheetsFor(
  document: Document,
  display: HostDisplay,
  styles: readonly string[],
): CSSStyleSheet[] {
  return styleTexts(display, styles).map((text) => sheetOf(document, text))
}

/** Returns the same stylesheets as texts, in cascade order. */
export function styleTexts(display: HostDisplay, styles: readonly string[]): string[] {
  const own = [...new Set(styles)].map((text) => inLayer('components', text))
  return [baseStyles, ...own, hostRule(display)]
}

/** `all` comes first so that it resets nothing after it. The page keeps direction, color scheme and visibility. */
function hostRule(display: HostDisplay): string {
  return `:host { all: initial; color-scheme: inherit; visibility: inherit; pointer-events: inherit; display: ${display} } :host([hidden]) { display: none }`
}

function inLayer(layer: string, text: string): string {
  return `@layer ${layer}{${text}}`
}

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  // A stylesheet belongs to the document that created it; an element moved into a frame needs that frame's own.
  const { CSSStyleSheet: Sheet } = document.defaultView ?? window
  const sheet = known.get(text) ?? new Sheet()
  if (!known.has(text)) sheet.replaceSync(text)
  known.set(text, sheet)
  return sheet
}
