import { styleSheetsFor } from '../styles/stylesheets.ts'
import type { ElementDefinition } from './element-definition.ts'

/** Adopts an element's stylesheets in its shadow root. */
export function adoptStyles({ shadowRoot, ownerDocument }: Element, definition: ElementDefinition): void {
  // Skips documents without a window, such as the one that owns the content of a <template>: they are never rendered,
  // and they reject stylesheets from other documents.
  // jsdom has no stylesheets that can be adopted, and it does not apply styles anyway.
  if (shadowRoot && ownerDocument.defaultView?.CSSStyleSheet?.prototype.replaceSync)
    shadowRoot.adoptedStyleSheets = styleSheetsFor(ownerDocument, definition.display, definition.styles)
}

/** Removes the prerendered link to the stylesheet, because the adopted stylesheets replace it. */
export function removeStyleLink({ shadowRoot }: Element): void {
  shadowRoot?.querySelector('link')?.remove()
}
