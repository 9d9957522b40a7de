import { ENGLISH, inLanguage } from '../../texts/locale.ts'
import { hostOf } from '../element/element-hosts.ts'
import { JSON_SCRIPT, TEXTS_ATTRIBUTE } from './json-scripts.ts'
import { type FactSource, pageSettings } from './page-settings.ts'

/** The attribute that marks a JSON script as business facts for the whole page. */
export const FACTS_ATTRIBUTE = 'data-electrician-business'

/**
 * Finds the business facts that apply to an element. A script with a `lang` attribute applies only in that
 * language, and overrides a script in the same place without this attribute. Later sources override earlier
 * ones:
 * 1. the first script on the page with the attribute `data-electrician-business`
 * 2. `configure()`
 * 3. the scripts that are children of the element
 */
export function findFactSources(element: Element): FactSource[] {
  const { language = ENGLISH.language } = hostOf(element) ?? {}
  const marked = [...document.querySelectorAll<HTMLScriptElement>(`${JSON_SCRIPT}[${FACTS_ATTRIBUTE}]`)]
  const page = inLanguage(marked, language, langOf).filter(isFirstInLanguage)
  const own = inLanguage([...element.children].filter(isFacts), language, langOf)
  return [...page.map(sourceOf), ...pageSettings.getState().facts, ...own.map(sourceOf)]
}

function isFacts(child: Element): child is HTMLScriptElement {
  return child.matches(`${JSON_SCRIPT}:not([${TEXTS_ATTRIBUTE}])`)
}

function langOf({ lang }: HTMLElement): string {
  return lang
}

/** Returns whether a script is the first in its language in a list that is ordered by language. */
function isFirstInLanguage({ lang }: HTMLElement, index: number, all: readonly HTMLElement[]): boolean {
  return lang !== all[index - 1]?.lang
}

function sourceOf(script: HTMLScriptElement): FactSource {
  const name = script.hasAttribute(FACTS_ATTRIBUTE)
    ? `script ${FACTS_ATTRIBUTE}`
    : script.parentElement?.localName
  return { json: script.text, label: `<${name}>` }
}
