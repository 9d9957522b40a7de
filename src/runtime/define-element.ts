import { note } from '../diagnostics/notes.ts'
import { defineCustomElement } from './custom-element.ts'
import type { ElementDefinition } from './element-definition.ts'
import { hasPage } from './has-page.ts'
import { prefixed } from './page-settings.ts'
import { startPage } from './start-page.ts'

/**
 * Defines a custom element and returns its definition. In Node, and on a page where another copy of this library is
 * already running, it only returns the definition.
 */
export function defineElement<const Definition extends ElementDefinition>(
  definition: Definition,
): Definition {
  if (hasPage()) register(definition)
  return definition
}

function register(definition: ElementDefinition): void {
  const isRunningCopy = startPage()
  const tag = prefixed(definition.name)
  // The element could not share the cart of the copy that is already running.
  if (!isRunningCopy)
    note('missing-element', () =>
      document.querySelector(tag) && !customElements.get(tag) ? { tag } : undefined,
    )
  else {
    defineCustomElement(definition, tag)
    // The other elements need what it starts, even if other code has already defined an element with this name.
    definition.onDefine?.()
  }
}
