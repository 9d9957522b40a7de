import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  decodePercentEncoding,
  isSection,
  matchRoute,
  pathSegments,
  type Route,
  type Section,
} from './routes.ts'
import { resolveUrl } from './url.ts'

/** Where a visitor is within the website. */
export interface RouterLocation {
  route: Route
  /** The section of the home screen the address names. */
  section: Section | null
  /** How many times the visitor has been here or gone elsewhere: tells two visits of one address apart. */
  navigationCount: number
  /** Whether the browser came here by back or forward, and looks after the scroll position itself. */
  isBackOrForward: boolean
}

export interface Router {
  location: StoreApi<RouterLocation>
  /** The true URL of a path within the website, such as `/store` or `/#contact`. */
  href(path: string): string
  /** Goes to an address if it is one of the website's own; false leaves it to the browser. */
  navigate(address: string): boolean
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
  const base = new URL(`/${basePath}/`.replace(/\/+/g, '/'), PLACEHOLDER_ORIGIN).pathname
  const read = (url: URL) => (routing === 'hash' ? readHash(url, hasSections) : readPath(url, base))
  const begin = path ? new URL(path, PLACEHOLDER_ORIGIN) : hasPage() && pageUrl()
  const place = createStore<RouterLocation>(() => ({ ...INITIAL_LOCATION, ...(begin && read(begin)) }))

  function arrive(isReturn: boolean): void {
    const found = read(pageUrl())
    if (found)
      place.setState(({ navigationCount: visit }) => ({
        ...found,
        navigationCount: visit + 1,
        isBackOrForward: isReturn,
      }))
  }

  return {
    location: place,
    href(path) {
      if (routing === 'hash') return path.startsWith('/#') ? path.slice(1) : `#${path}`
      return base + path.replace(/^\//, '')
    },
    navigate(address) {
      const url = resolveUrl(address)
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
      place.setState(({ navigationCount: visit }) => ({ navigationCount: Math.max(1, visit) }))
      return () => removeEventListener('popstate', back)
    },
  }
}

/** Stands in where only the path of an address matters. */
const PLACEHOLDER_ORIGIN = 'https://page.invalid'

const INITIAL_LOCATION: RouterLocation = {
  route: { screen: 'home' },
  section: null,
  navigationCount: 0,
  isBackOrForward: false,
}

type ScreenLocation = Pick<RouterLocation, 'route' | 'section'>

function readPath(url: URL, base: string): ScreenLocation | null {
  const rest = pathBelow(base, url.pathname) ?? pathBelow(base, url.pathname.replace(/%2f/gi, '/'))
  if (rest === null) return null
  const route = matchRoute(rest)
  return { route, section: route.screen === 'home' ? sectionOf(url.hash) : null }
}

/** Returns what follows the base path, however slashes and other characters are encoded; null when the path is not below it. */
function pathBelow(base: string, path: string): string | null {
  const segments = `${path}/`.split(/\/+/)
  const baseSegments = pathSegments(base)
  const isBelow = baseSegments.every(
    (segment, index) => segment === decodePercentEncoding(segments[index + 1] ?? ''),
  )
  return isBelow ? `/${segments.slice(baseSegments.length + 1).join('/')}` : null
}

/** `#/store` is a screen, `#contact` a section of the home screen, nothing is the home screen; other anchors are the page's own. */
function readHash(url: URL, hasSections: boolean): ScreenLocation | null {
  const hash = url.hash.slice(1)
  if (hash.startsWith('/')) return { route: matchRoute(hash), section: null }
  const section = hasSections ? sectionOf(url.hash) : null
  return hash === '' || section ? { route: { screen: 'home' }, section } : null
}

function sectionOf(hash: string): Section | null {
  const name = hash.slice(1)
  return isSection(name) ? name : null
}

function pageUrl(): URL {
  return new URL(location.href)
}

function hasPage(): boolean {
  return typeof location !== 'undefined'
}
