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
    const meant = known.find((other) =>
      isSimilar(normalize(name), normalize(other), other.length > 6 ? 2 : 1),
    )
    if (meant) warnOnce(`<${tag}> ignores the unknown attribute "${name}". Did you mean "${meant}"?`)
  }
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}

/** Returns whether at most `errors` characters must be added, removed or replaced to turn `name` into `other`. */
function isSimilar(name: string, other: string, errors: number): boolean {
  if (errors < 0) return false
  if (!name || !other) return name.length + other.length <= errors
  const [nameRest, otherRest] = [name.slice(1), other.slice(1)]
  if (name[0] === other[0]) return isSimilar(nameRest, otherRest, errors)
  return [
    [nameRest, otherRest],
    [nameRest, other],
    [name, otherRest],
  ].some(([one = '', two = '']) => isSimilar(one, two, errors - 1))
}
