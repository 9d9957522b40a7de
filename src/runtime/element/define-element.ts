import { hasPage } from '../page/has-page.ts'
import { startPage } from '../page/start-page.ts'
import { prefixed } from '../settings/page-settings.ts'
import { defineCustomElement } from './custom-element.ts'
import type { ElementDefinition } from './element-definition.ts'

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
