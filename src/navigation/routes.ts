/** The website's screens. */
export type Route =
  | { screen: 'home' }
  | { screen: 'store' }
  | { screen: 'product'; id: string }
  | { screen: 'success' }
  | { screen: 'unknown'; path: string }

/** The sections of the home screen that links can point to. */
export const SECTIONS = ['home', 'services', 'about', 'contact'] as const
/** A section of the home screen. */
export type Section = (typeof SECTIONS)[number]

/** Returns the route of a path such as `/product/abc`. Ignores the query and a final `/` or `index.html`. */
export function matchRoute(path: string): Route {
  return routeOf(pathSegments(path)) ?? { screen: 'unknown', path }
}

function routeOf([first, second, ...rest]: string[]): Route | null {
  if (first === undefined) return { screen: 'home' }
  if (rest.length > 0) return null
  if (first === 'product') return second === undefined ? null : { screen: first, id: second }
  return (first === 'store' || first === 'success') && second === undefined ? { screen: first } : null
}

/** Returns the decoded segments of a path, without a trailing `index.html`. */
export function pathSegments(path: string): string[] {
  const segments = path.replace(/\?.*$/s, '').split('/').filter(Boolean).map(decodePercentEncoding)
  if (segments.at(-1) === 'index.html') segments.pop()
  return segments
}

/** Returns whether a hash without its `#` names a section of the home screen. */
export function isSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name)
}

/** Decodes percent-encoding, or returns the text unchanged if it is malformed. */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
