import { styleSheetsFor } from '../styles/stylesheets.ts'
import type { ElementDefinition } from './element-definition.ts'

/** The stylesheet link of a shadow root that the same version has prerendered. */
const STYLE_LINK = `link[rel="stylesheet"][href$="?${__SOURCES__}"]`

/** Adopts an element's stylesheets in its shadow root. Does nothing if a prerendered link already loads them. */
export function adoptStyles({ shadowRoot, ownerDocument }: Element, definition: ElementDefinition): void {
  // Skips documents without a window, such as the one that owns the content of a <template>: they are never rendered,
  // and they reject stylesheets from other documents.
  // jsdom has no stylesheets that can be adopted, and it does not apply styles anyway.
  const canAdopt = ownerDocument.defaultView?.CSSStyleSheet?.prototype.replaceSync
  if (shadowRoot && canAdopt && !shadowRoot.querySelector(STYLE_LINK))
    shadowRoot.adoptedStyleSheets = styleSheetsFor(ownerDocument, definition.display, definition.styles)
}
