/**
 * Returns whether a name is probably a misspelled `known` name: at most one character differs, or two characters if the
 * known name is long. Case, hyphens and underscores do not count.
 */
export function isSimilarName(name: string, known: string): boolean {
  return isSimilar(normalize(name), normalize(known), known.length > 6 ? 2 : 1)
}

/** Returns whether one of two names contains the other, without its plural s, in at least four letters. */
export function isRelatedName(name: string, known: string): boolean {
  const singulars = [name, known].map((text) => normalize(text).replace(/s$/, ''))
  const [short = '', long = ''] = singulars.sort((one, other) => one.length - other.length)
  return short.length >= 4 && long.includes(short)
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
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
