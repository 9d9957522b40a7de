import { styleSheetsFor } from '../styles/stylesheets.ts'
import type { ElementDefinition } from './element-definition.ts'

/** Adopts an element's stylesheets in its shadow root. Stylesheets belong to one document. */
export function adoptStyles({ shadowRoot, ownerDocument }: Element, definition: ElementDefinition): void {
  // A document without a window, such as a <template>'s, shows nothing and refuses stylesheets of other documents.
  if (shadowRoot && ownerDocument.defaultView)
    shadowRoot.adoptedStyleSheets = styleSheetsFor(ownerDocument, definition.display, definition.styles)
}
