/**
 * Where the page's URL contains the query parameters: `search` means before the `#`; `hash` means after the screen's
 * path in the `#` part, for websites with hash routing.
 */
export type QueryPlace = 'search' | 'hash'

/** Returns the query parameters of the page's URL. Empty outside a browser. */
export function pageQuery(place: QueryPlace): URLSearchParams {
  if (typeof location === 'undefined') return new URLSearchParams()
  return place === 'hash' ? hashParts().parameters : new URLSearchParams(location.search)
}

/** Returns the page's URL with some query parameters changed. An empty value removes the parameter. */
export function urlWithQuery(place: QueryPlace, changes: Readonly<Record<string, string>>): string {
  const parameters = pageQuery(place)
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  const query = parameters.size > 0 ? `?${parameters}` : ''
  const url = new URL(location.href)
  if (place === 'search') url.search = query
  else url.hash = query ? `${hashParts().path || '/'}${query}` : hashParts().path
  return url.href
}

/**
 * Changes the page's URL without loading it.
 * @param isNewEntry whether to add a history entry, so that Back returns to the previous URL
 */
export function changeUrl(url: string, isNewEntry: boolean): void {
  if (url === location.href) return
  try {
    if (isNewEntry) history.pushState(null, '', url)
    else history.replaceState(history.state, '', url)
    screenHash()
  } catch {
    // Browsers limit how often a page may change its URL. The page also works with the old URL.
  }
}

/**
 * Calls the listener after the visitor goes back or forward, or edits the `#` part. Returns a function that removes the
 * listener.
 */
export function onBackOrForward(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

const prefixes = new Set<string>()

/**
 * Returns a prefix for the names of a listing's query parameters that no other listing on the page uses. The first
 * listing gets an empty prefix.
 */
export function claimPrefix(): { prefix: string; release: () => void } {
  let number = 1
  const prefixOf = () => (number === 1 ? '' : `list${number}-`)
  while (prefixes.has(prefixOf())) number += 1
  const prefix = prefixOf()
  prefixes.add(prefix)
  return { prefix, release: () => prefixes.delete(prefix) }
}

let lastScreenHash = ''

/**
 * Returns the hash of the current screen, for websites with hash routing. While the page's hash is an anchor of the
 * host page, this is the hash before it.
 */
export function screenHash(isScreen = /^(#\/|$)/.test(location.hash)): string {
  if (isScreen) lastScreenHash = location.hash
  return lastScreenHash
}

/**
 * Replaces an anchor of the host page in the URL with the hash of the current screen. Without this, going back to the
 * anchor would not show the screen and filters that the visitor left.
 */
export function restoreScreenHash(): void {
  const url = new URL(location.href)
  url.hash = screenHash()
  changeUrl(url.href, false)
}

function hashParts(): { path: string; parameters: URLSearchParams } {
  const [path = '', ...query] = screenHash().slice(1).split('?')
  return { path, parameters: new URLSearchParams(query.join('?')) }
}
