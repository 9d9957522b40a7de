import { warnOnce } from './warn-once.ts'

/** Attributes that belong to HTML, to a framework or to the page, whatever they are called. */
const FOREIGN = /^(?:on|_|(?:aria|data|hx|ng|v|wp|x)-)|[^\w-]/

/**
 * Names attributes that look like misspellings of the known ones. Others are none of our business: pages and frameworks put
 * attributes of their own on any element.
 */
export function reportMisspellings(tag: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name) || FOREIGN.test(name)) continue
    const meant = known.find((other) => isAlike(plain(name), plain(other), other.length > 6 ? 2 : 1))
    if (meant) warnOnce(`<${tag}> has no attribute ${name}. Did you mean ${meant}?`)
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}

/** Whether `name` becomes `other` when at most `errors` letters are added, removed or replaced. */
function isAlike(name: string, other: string, errors: number): boolean {
  if (errors < 0) return false
  if (!name || !other) return name.length + other.length <= errors
  const [nameRest, otherRest] = [name.slice(1), other.slice(1)]
  if (name[0] === other[0]) return isAlike(nameRest, otherRest, errors)
  return [
    [nameRest, otherRest],
    [nameRest, other],
    [name, otherRest],
  ].some(([one = '', two = '']) => isAlike(one, two, errors - 1))
}
