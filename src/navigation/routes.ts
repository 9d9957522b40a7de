/** The website's screens (spec 2). */
export type Route =
  | { screen: 'home' }
  | { screen: 'store' }
  | { screen: 'product'; id: string }
  | { screen: 'success' }
  | { screen: 'unknown'; path: string }

/** The sections of the home screen that links lead to. */
export const SECTIONS = ['home', 'services', 'about', 'contact'] as const
export type Section = (typeof SECTIONS)[number]

/** Returns the route of a path such as `/product/abc`, with or without a slash, `index.html` or a query at its end. */
export function matchRoute(path: string): Route {
  return (
    routeOf(pathSegments(path)) ??
    // Some hosts and mail programs encode the slashes between the segments as well.
    routeOf(pathSegments(path.replace(/%2f/gi, '/'))) ?? { screen: 'unknown', path }
  )
}

function routeOf([first, second, ...rest]: string[]): Route | null {
  if (first === undefined) return { screen: 'home' }
  if (rest.length > 0) return null
  if (first === 'product') return second === undefined ? null : { screen: first, id: second }
  return (first === 'store' || first === 'success') && second === undefined ? { screen: first } : null
}

/** Returns the decoded segments of a path. `index.html` is left out at the end, because hosts serve it for its folder. */
export function pathSegments(path: string): string[] {
  const segments = path.replace(/\?.*$/s, '').split('/').filter(Boolean).map(decodePercentEncoding)
  if (segments.at(-1) === 'index.html') segments.pop()
  return segments
}

export function isSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name)
}

/** Returns the text with its percent signs decoded, or as it is when they are malformed. */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
