import { defineCustomElement } from './custom-element.ts'
import type { ElementDefinition } from './element-definition.ts'
import { hasPage } from './has-page.ts'
import { prefixed } from './page-settings.ts'
import { startPage } from './start-page.ts'

/**
 * Defines a custom element and returns its definition. In Node, and on a page where another copy of this
 * library is already running, it only returns the definition.
 */
export function defineElement<const Definition extends ElementDefinition>(
  definition: Definition,
): Definition {
  if (hasPage() && startPage()) {
    defineCustomElement(definition, prefixed(definition.name))
    // The other elements need what it starts, even if other code has already defined an element with this
    // name.
    definition.onDefine?.()
  }
  return definition
}
