import { createStore, type StoreApi } from 'zustand/vanilla'
import { goBackTo } from './go-back.ts'
import { pushUrl } from './history-entry.ts'
import { pageAddress } from './page-address.ts'
import { createHashQuery, type PageQuery, searchQuery } from './page-query.ts'
import {
  decodePercentEncoding,
  isSection,
  matchRoute,
  pathSegments,
  type Route,
  type Section,
} from './routes.ts'
import { resolveLink } from './url.ts'

/** The visitor's location within the website. */
export interface RouterLocation {
  route: Route
  /** The home screen's section that the URL names, for example `contact`; null if there is none. */
  section: Section | null
  /** Number of navigations so far. Distinguishes navigations to the same URL; 0 before the router starts. */
  navigationCount: number
  /** Whether the visitor came here by going back or forward. */
  isBackOrForward: boolean
}

/** A router for the screens of the website. */
export interface Router {
  location: StoreApi<RouterLocation>
  /** The query parameters of the current screen. */
  query: PageQuery
  /** Returns the URL of a path within the website, such as `/store` or `/#contact`. */
  href(path: string): string
  /** Navigates to a screen of the website. Returns false for any other URL, which the browser must load. */
  navigate(url: string): boolean
  /** Goes back to the URL's screen. Returns false if the visitor did not come from there. */
  goBackTo(url: string): boolean
  /** Reads the URL and listens for back and forward navigations. Returns a function that stops listening. */
  start(): () => void
}

/** Options for a router. */
export interface RouterOptions {
  /** `history` uses paths. `hash` puts the path after the `#`, for hosts that cannot rewrite URLs. */
  routing: 'history' | 'hash'
  /** Path at which the website is hosted, for example `/shop/`. Default: `/`. */
  basePath?: string | undefined
  /** Whether hashes such as `#services` are sections of the home screen. Default: true. */
  hasSections?: boolean | undefined
  /** The path for which the page was prerendered. The router uses it as the location until it starts. */
  path?: string | undefined
}

/** Creates a router. Unlike router libraries, it does not patch `history`, which belongs to the host page. */
export function createRouter({ routing, basePath = '/', hasSections = true, path }: RouterOptions): Router {
  const base = new URL(`/${basePath}/`.replace(/\/+/g, '/'), PLACEHOLDER_ORIGIN).pathname
  const parse = (url: URL) => (routing === 'hash' ? parseHash(url, hasSections) : parsePath(url, base))
  const initialUrl = path ? new URL(path, PLACEHOLDER_ORIGIN) : isInPage() && pageUrl()
  const store = createStore<RouterLocation>(() => ({
    ...INITIAL_LOCATION,
    ...(initialUrl && parse(initialUrl)),
  }))
  const hashQuery = routing === 'hash' ? createHashQuery() : null
  if (isInPage() && parse(pageUrl())) hashQuery?.remember()

  function update(isBackOrForward: boolean): void {
    const found = parse(pageUrl())
    if (!found) return
    hashQuery?.remember()
    const navigationCount = store.getState().navigationCount + 1
    store.setState({ ...found, navigationCount, isBackOrForward })
  }

  /** Returns whether a URL belongs to this website; with hash routing, whether it is on the same page. */
  function isSameWebsite(url: URL): boolean {
    return url.origin === location.origin && (routing === 'history' || isSamePage(url))
  }

  return {
    location: store,
    query: { ...(hashQuery ?? searchQuery), subscribe: store.subscribe },
    href(path) {
      if (routing === 'hash') return path.startsWith('/#') ? path.slice(1) : `#${path}`
      return base + path.replace(/^\//, '')
    },
    navigate(target) {
      const url = resolveLink(target)
      if (url?.origin !== location.origin) return false
      // The host may have a page of its own at an unknown path.
      if ((parse(url)?.route.screen ?? 'unknown') === 'unknown') return false
      if (routing === 'hash' && !isSamePage(url)) return false
      if (url.href !== location.href) {
        hashQuery?.restore()
        pushUrl(url.href)
      }
      update(false)
      return true
    },
    goBackTo(target) {
      const url = resolveLink(target)
      const screenOf = (each: URL | null) => each && JSON.stringify(parse(each)?.route)
      const screen = screenOf(url)
      return Boolean(screen) && goBackTo((visited) => isSameWebsite(visited) && screenOf(visited) === screen)
    },
    start() {
      const onPopState = () => update(true)
      addEventListener('popstate', onPopState)
      update(false)
      // Count the start as a navigation even if the URL does not belong to the website.
      store.setState({ navigationCount: Math.max(1, store.getState().navigationCount) })
      return () => removeEventListener('popstate', onPopState)
    },
  }
}

/** A placeholder origin for parsing URLs whose origin is ignored. */
const PLACEHOLDER_ORIGIN = 'https://page.invalid'

const INITIAL_LOCATION: RouterLocation = {
  route: { screen: 'home' },
  section: null,
  navigationCount: 0,
  isBackOrForward: false,
}

type ScreenLocation = Pick<RouterLocation, 'route' | 'section'>

function parsePath(url: URL, base: string): ScreenLocation | null {
  const rest = pathBelow(base, url.pathname)
  if (rest === null) return null
  const route = matchRoute(rest)
  return { route, section: route.screen === 'home' ? sectionOf(url.hash) : null }
}

/** Returns the part of a path below the base path, or null if it is elsewhere. Compares decoded segments. */
function pathBelow(base: string, path: string): string | null {
  const segments = `${path}/`.split(/\/+/)
  const baseSegments = pathSegments(base)
  const isBelow = baseSegments.every(
    (segment, index) => segment === decodePercentEncoding(segments[index + 1] ?? ''),
  )
  return isBelow ? `/${segments.slice(baseSegments.length + 1).join('/')}` : null
}

/**
 * Parses `#/store` as a screen, `#contact` as a section, and no hash as the home screen. Returns null for
 * anchors of the host page.
 */
function parseHash(url: URL, hasSections: boolean): ScreenLocation | null {
  const hash = url.hash.slice(1)
  if (hash.startsWith('/')) return { route: matchRoute(hash), section: null }
  const section = hasSections ? sectionOf(url.hash) : null
  return hash === '' || section ? { route: { screen: 'home' }, section } : null
}

function sectionOf(hash: string): Section | null {
  const name = hash.slice(1)
  return isSection(name) ? name : null
}

function isSamePage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search
}

/** Returns the document's URL. A frame without an address of its own starts where the page around it is. */
function pageUrl(): URL {
  const url = new URL(location.href)
  return (url.hash === '' && pageAddress()) || url
}

function isInPage(): boolean {
  return typeof location !== 'undefined'
}
