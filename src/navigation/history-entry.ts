import { documentProperty } from './page-document.ts'

/** A link, and its distance from the top of the viewport in px. */
export interface FollowedLink {
  url: string
  top: number
}

/** What this library keeps in a history entry. */
interface EntryState {
  /** Scroll position of the page in px. */
  top?: number
  /** Number of cards that the listing showed. */
  cards?: number
  /** The link that the visitor followed from this entry. */
  link?: FollowedLink | undefined
  /** URLs of the previous entries, latest first, as far as this library added the entries after them. */
  trail?: readonly string[]
}

/** The only key that this library uses in `history.state`. All others belong to the host page. */
const KEY = 'electricianElements'
/** The maximum length of `trail`. */
const MAX_TRAIL = 10
/** Keys under which routers keep the address: `current` in Vue Router, `as` and `url` in Next.js. */
const ADDRESS_KEYS = ['current', 'as', 'url']

/** Returns what this library keeps in the current history entry. */
export function readEntry(): EntryState {
  const own = history.state?.[KEY]
  return typeof own === 'object' && own !== null ? own : {}
}

/** Changes what this library keeps in the current history entry. Leaves the host page's state as it is. */
export function updateEntry(changes: EntryState): void {
  try {
    history.replaceState(withOwn(history.state, { ...readEntry(), ...changes }), '')
  } catch {
    // Browsers limit how often a page may call this method. The visitor then returns to an earlier scroll
    // position.
  }
}

/** Changes the URL of the current history entry. Throws if the browser refuses. */
export function replaceUrl(url: string): void {
  history.replaceState(withOwn(stateFor(url), readEntry()), '', withCredentials(url))
}

/**
 * Adds a history entry. It has a copy of the host page's state, because routers such as those of Astro and
 * Turbo ignore entries without their state when the visitor comes back. Throws if the browser refuses.
 */
export function pushUrl(url: string): void {
  const trail = [location.href, ...(readEntry().trail ?? [])].slice(0, MAX_TRAIL)
  history.pushState(withOwn(stateFor(url), { trail }), '', withCredentials(url))
}

/** Adds the credentials of the page's address, which `location` hides. Browsers refuse URLs without them. */
function withCredentials(url: string): string {
  const { username, password } = new URL(documentProperty('URL'))
  return username || password ? Object.assign(new URL(url), { username, password }).href : url
}

/** Adds this library's state to an entry's state. Keeps a state that cannot hold it, such as a string. */
function withOwn(state: unknown, own: EntryState): unknown {
  const isEmpty = Object.keys(own).length === 0
  return !isEmpty && (state === null || isPlainObject(state)) ? { ...state, [KEY]: own } : state
}

/** Returns the state of the current entry for an entry with another URL. */
function stateFor(url: string): unknown {
  const { state } = history
  if (!isPlainObject(state)) return state
  // Next.js adds `__NA` itself, and takes no notice of a new URL if the state already has it.
  const { [KEY]: _own, __NA: _mark, ...host } = state
  const before = addressOf(location)
  const after = addressOf(new URL(url, location.href))
  for (const key of ADDRESS_KEYS) {
    const address = host[key]
    // Routers leave out the path at which they are hosted.
    if (typeof address === 'string' && before.endsWith(address)) {
      const base = before.slice(0, before.length - address.length)
      if (after.startsWith(base)) host[key] = after.slice(base.length)
    }
  }
  return Object.keys(host).length > 0 ? host : null
}

function addressOf({ pathname, search, hash }: URL | Location): string {
  return pathname + search + hash
}

function isPlainObject(state: unknown): state is Record<string, unknown> {
  return state !== null && Object.getPrototypeOf(state) === Object.prototype
}
