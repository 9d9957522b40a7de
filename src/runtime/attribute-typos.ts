import { isSimilarName } from '../untrusted/similar-name.ts'
import { warnOnce } from './warn-once.ts'

/** Matches attribute names that HTML, a framework or the page may use for its own purposes. */
const IGNORED_NAME = /^(?:on|_|(?:aria|data|hx|ng|v|wp|x)-)|[^\w-]/

/**
 * Logs a warning for each attribute name that looks like a misspelled known attribute. Other unknown names are ignored,
 * because pages and frameworks add their own attributes to any element.
 */
export function reportAttributeTypos(tag: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name) || IGNORED_NAME.test(name)) continue
    const meant = known.find((other) => isSimilarName(name, other))
    if (meant) warnOnce(`<${tag}> ignores the unknown attribute "${name}". Did you mean "${meant}"?`)
  }
}
