import { createStore, type StoreApi } from 'zustand/vanilla'
import { resolveAddress } from './address.ts'
import { decoded, isSection, matchRoute, pathSegments, type Route, type Section } from './routes.ts'

/** Where a visitor is within the website. */
export interface Place {
  route: Route
  /** The section of the home screen the address names. */
  section: Section | null
  /** How many times the visitor has been here or gone elsewhere: tells two visits of one address apart. */
  visit: number
  /** Whether the browser came here by back or forward, and looks after the scroll position itself. */
  isReturn: boolean
}

export interface Router {
  place: StoreApi<Place>
  /** The true URL of a path within the website, such as `/store` or `/#contact`. */
  address(path: string): string
  /** Goes to an address if it is one of the website's own; false leaves it to the browser. */
  go(address: string): boolean
  /** Follows the address bar until the returned function is called. */
  start(): () => void
}

export interface RouterOptions {
  /** `history` uses paths; `hash` keeps everything behind the `#`, for hosts that can't rewrite. */
  routing: 'history' | 'hash'
  /** Where the website begins, for instance `/shop/`. Default `/`. */
  basePath?: string | undefined
  /** Whether `#services` and the like are sections of the home screen. Default: true. */
  hasSections?: boolean | undefined
  /** The path that the page was prerendered for: where to begin, until the address bar is followed. */
  path?: string | undefined
}

/** Four screens and a few sections need no library, and one that patches `history` would reach into the host page. */
export function createRouter({ routing, basePath = '/', hasSections = true, path }: RouterOptions): Router {
  const base = new URL(`/${basePath}/`.replace(/\/+/g, '/'), NOWHERE).pathname
  const read = (url: URL) => (routing === 'hash' ? readHash(url, hasSections) : readPath(url, base))
  const begin = path ? new URL(path, NOWHERE) : hasPage() && currentUrl()
  const place = createStore<Place>(() => ({ ...START, ...(begin && read(begin)) }))

  function arrive(isReturn: boolean): void {
    const found = read(currentUrl())
    if (found) place.setState(({ visit }) => ({ ...found, visit: visit + 1, isReturn }))
  }

  return {
    place,
    address(path) {
      if (routing === 'hash') return path.startsWith('/#') ? path.slice(1) : `#${path}`
      return base + path.replace(/^\//, '')
    },
    go(address) {
      const url = resolveAddress(address)
      if (url?.origin !== location.origin || !read(url)) return false
      const isSamePage = url.pathname === location.pathname && url.search === location.search
      if (routing === 'hash' && !isSamePage) return false
      if (url.href !== location.href) history.pushState(null, '', url)
      arrive(false)
      return true
    },
    start() {
      const back = () => arrive(true)
      addEventListener('popstate', back)
      arrive(false)
      // Also at an address of the page's own: the visitor's first step from there is not their arrival.
      place.setState(({ visit }) => ({ visit: Math.max(1, visit) }))
      return () => removeEventListener('popstate', back)
    },
  }
}

/** Stands in where only the path of an address matters. */
const NOWHERE = 'https://page.invalid'

const START: Place = { route: { screen: 'home' }, section: null, visit: 0, isReturn: false }

type Found = Pick<Place, 'route' | 'section'>

function readPath(url: URL, base: string): Found | null {
  const rest = pathBelow(base, url.pathname) ?? pathBelow(base, url.pathname.replace(/%2f/gi, '/'))
  if (rest === null) return null
  const route = matchRoute(rest)
  return { route, section: route.screen === 'home' ? sectionOf(url.hash) : null }
}

/** Returns what follows the base path, however slashes and other characters are encoded; null when the path is not below it. */
function pathBelow(base: string, path: string): string | null {
  const segments = `${path}/`.split(/\/+/)
  const baseSegments = pathSegments(base)
  const isBelow = baseSegments.every((segment, index) => segment === decoded(segments[index + 1] ?? ''))
  return isBelow ? `/${segments.slice(baseSegments.length + 1).join('/')}` : null
}

/** `#/store` is a screen, `#contact` a section of the home screen, nothing is the home screen; other anchors are the page's own. */
function readHash(url: URL, hasSections: boolean): Found | null {
  const hash = url.hash.slice(1)
  if (hash.startsWith('/')) return { route: matchRoute(hash), section: null }
  const section = hasSections ? sectionOf(url.hash) : null
  return hash === '' || section ? { route: { screen: 'home' }, section } : null
}

function sectionOf(hash: string): Section | null {
  const name = hash.slice(1)
  return isSection(name) ? name : null
}

function currentUrl(): URL {
  return new URL(location.href)
}

function hasPage(): boolean {
  return typeof location !== 'undefined'
}
