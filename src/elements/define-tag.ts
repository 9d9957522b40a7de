import { defineElement } from './define-element.tsx'
import type { ElementDefinition } from './element-definition.ts'
import { reportMissingElement } from './missing-element.ts'
import { afterRenders } from './render-queue.ts'
import { startPage } from './start-page.ts'
import { prefixed } from './store-settings.ts'
import { upgradable, upgradeDivs } from './upgrade-divs.ts'
import { whenParsed } from './when-parsed.ts'

/**
 * Registers an element with the page and returns its definition. In Node, where there is no page, and in a page that
 * another copy of the code runs, it only returns the definition.
 */
export function defineTag<const Definition extends ElementDefinition>(definition: Definition): Definition {
  if (typeof window !== 'undefined') register(definition)
  return definition
}

function register(definition: ElementDefinition): void {
  const { name } = definition
  if (!startPage()) reportMissingElement(name)
  else if (defineElement(definition, prefixed(name))) {
    upgradable.add(name)
    afterRenders(() => whenParsed(upgradeDivs))
  }
}
