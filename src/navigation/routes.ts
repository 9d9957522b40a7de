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

/** The route of a path such as `/product/abc`, whatever slash or file it ends with and whatever query the checkout has added behind the `#`. */
export function matchRoute(path: string): Route {
  const [first, second, ...rest] = path
    .replace(/(\/index\.html)?(\?.*)?$/, '')
    .split('/')
    .filter(Boolean)
  if (first === undefined) return { screen: 'home' }
  if (rest.length > 0) return { screen: 'unknown', path }
  if (first === 'store' && second === undefined) return { screen: 'store' }
  if (first === 'success' && second === undefined) return { screen: 'success' }
  if (first === 'product' && second !== undefined) return { screen: 'product', id: decoded(second) }
  return { screen: 'unknown', path }
}

export function isSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
