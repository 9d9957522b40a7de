import { styleSheetsFor } from '../styles/stylesheets.ts'
import type { ElementDefinition } from './element-definition.ts'

/** Adopts an element's stylesheets in its shadow root. */
export function adoptStyles({ shadowRoot, ownerDocument }: Element, definition: ElementDefinition): void {
  // A document without a window, such as the one that owns the content of a <template>, renders nothing and rejects
  // other documents' stylesheets.
  if (shadowRoot && ownerDocument.defaultView)
    shadowRoot.adoptedStyleSheets = styleSheetsFor(ownerDocument, definition.display, definition.styles)
}
