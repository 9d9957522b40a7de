import { ENGLISH, inLanguage } from '../texts/locale.ts'
import { hostOf } from './element-hosts.ts'
import { JSON_SCRIPT, TEXTS_ATTRIBUTE } from './json-scripts.ts'
import { type FactSource, pageSettings, prefixed } from './page-settings.ts'

/**
 * The attribute that marks a JSON script as business facts. The facts apply to the script's parent element and the
 * elements inside it and, with lower priority, to the whole page.
 */
export const FACTS_ATTRIBUTE = 'data-electrician-business'

/**
 * Finds the business facts that apply to an element. A script with a `lang` attribute applies only in that language, and
 * overrides a script in the same place without this attribute. Later sources override earlier ones:
 * 1. the first script on the page with the attribute `data-electrician-business`
 * 2. `configure()`
 * 3. from the outside in: the scripts with this attribute that are children of the element's ancestors, and the scripts
 *    that are children of the element or of the `electrician-site` around it
 */
export function findFactSources(element: Element): FactSource[] {
  const marked = document.querySelectorAll<HTMLScriptElement>(`${JSON_SCRIPT}[${FACTS_ATTRIBUTE}]`)
  const { language = ENGLISH.language } = hostOf(element) ?? {}
  const page = inLanguage([...marked], language, langOf).filter(isFirstInLanguage)
  const around = scriptsAround(element, element, language)
  return [...page.map(sourceOf), ...pageSettings.getState().facts, ...around.map(sourceOf)]
}

function langOf({ lang }: HTMLElement): string {
  return lang
}

/** Returns whether a script is the first in its language in a list that is ordered by language. */
function isFirstInLanguage({ lang }: HTMLElement, index: number, all: readonly HTMLElement[]): boolean {
  return lang !== all[index - 1]?.lang
}

/**
 * Returns the scripts that apply to `element`, from the document or shadow root that contains `node` and from all roots
 * around that root. `node` is the element itself or the host of a shadow root around the element.
 */
function scriptsAround(element: Element, node: Element, language: string): HTMLScriptElement[] {
  const root = node.getRootNode() as Document | ShadowRoot
  const outer = root instanceof ShadowRoot ? scriptsAround(element, root.host, language) : []
  const appliesTo = (script: HTMLScriptElement) => {
    const parent = script.parentElement
    // A script that is a direct child of the body applies to the whole page, so `configure` overrides it.
    if (!parent || parent.localName === 'body' || script.hasAttribute(TEXTS_ATTRIBUTE)) return false
    const isMarked = parent === element || script.hasAttribute(FACTS_ATTRIBUTE) || isWebsite(parent)
    return isMarked && isInside(node, parent)
  }
  const scripts = [...root.querySelectorAll<HTMLScriptElement>(JSON_SCRIPT)].filter(appliesTo)
  return [...outer, ...inLanguage(scripts, language, langOf).sort(byDepth)]
}

function byDepth({ parentElement: a }: Element, { parentElement: b }: Element): number {
  return a === b || !a || !b ? 0 : isInside(b, a) ? -1 : 1
}

function isInside(node: Node, parent: Node): boolean {
  // If `parent` is a form, `parent.contains` may be a form field with the name "contains".
  return Node.prototype.contains.call(parent, node)
}

function isWebsite({ localName }: Element): boolean {
  return localName === prefixed('electrician-site')
}

function sourceOf(script: HTMLScriptElement): FactSource {
  const name = script.hasAttribute(FACTS_ATTRIBUTE)
    ? `script ${FACTS_ATTRIBUTE}`
    : script.parentElement?.localName
  return { json: script.text, label: `<${name}>` }
}
