import { canAdoptStyles, styleSheetsFor } from '../../styles/stylesheets.ts'
import type { ElementHost } from './element-hosts.ts'

/** The stylesheet link of a shadow root that the same version has prerendered. */
const STYLE_LINK = `link[rel="stylesheet"][href$="?${__SOURCES__}"]`

/** Returns whether an element can have its styles. Without them, it must show the author's content. */
export function canHaveStyles({ element: { shadowRoot } }: ElementHost): boolean {
  return shadowRoot !== null && (canAdoptStyles(shadowRoot) || shadowRoot.querySelector(STYLE_LINK) !== null)
}

/**
 * Adopts the stylesheets of an element and its lazy parts in its shadow root. Keeps other stylesheets. Does
 * nothing if a prerendered link already loads all styles.
 */
export function adoptStyles({ element, definition, styles }: ElementHost): void {
  const { shadowRoot, ownerDocument } = element
  // Skips documents without a window, such as the one that owns the content of a <template>: they are never
  // rendered, and they reject stylesheets from other documents.
  if (!shadowRoot || !ownerDocument.defaultView || shadowRoot.querySelector(STYLE_LINK)) return
  const sheets = styleSheetsFor(ownerDocument, definition.display, [...styles])
  shadowRoot.adoptedStyleSheets = [...new Set([...shadowRoot.adoptedStyleSheets, ...sheets])]
}

/** Adds the CSS of a lazy part to an element. */
export function adoptPartStyles(host: ElementHost, styles: readonly string[]): void {
  for (const text of styles) host.styles.add(text)
  adoptStyles(host)
}
