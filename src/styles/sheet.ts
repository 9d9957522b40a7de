import css from './sheet.css?inline'

export type HostDisplay = 'block' | 'inline-block' | 'contents'

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The one sheet, and the line that places a tag in its page: made once a document, shared by every tag in it. */
export function styleSheetsFor(document: Document, display: HostDisplay): CSSStyleSheet[] {
  return [sheetOf(document, css), sheetOf(document, hostRule(display))]
}

/** `all` stands first so that it takes nothing back. What is left to the page: direction, light or dark, and whether it is hidden. */
export function hostRule(display: HostDisplay): string {
  return `:host { all: initial; color-scheme: inherit; visibility: inherit; pointer-events: inherit; display: ${display} } :host([hidden]) { display: none }`
}

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  const sheet = known.get(text) ?? makeSheet(document, text)
  known.set(text, sheet)
  return sheet
}

/** A sheet belongs to the document it was made in; an element moved into a frame needs that frame's own. */
function makeSheet(document: Document, text: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = document.defaultView ?? window
  const sheet = new Sheet()
  sheet.replaceSync(text)
  return sheet
}
