/**
 * Where the page's URL contains query parameters: before the `#`, or after the screen's path in the `#` part if the website
 * uses hash routing.
 */
export type QueryPlace = 'search' | 'hash'

/** Returns the query parameters of the page's URL. Empty outside a browser. */
export function pageQuery(place: QueryPlace): URLSearchParams {
  if (typeof location === 'undefined') return new URLSearchParams()
  return place === 'hash' ? hashParts().parameters : new URLSearchParams(location.search)
}

/** Returns the page's URL with other values for some query parameters. An empty value removes the parameter. */
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
 * @param isNewEntry whether Back returns to the URL before
 */
export function changeUrl(url: string, isNewEntry: boolean): void {
  if (url === location.href) return
  try {
    if (isNewEntry) history.pushState(null, '', url)
    else history.replaceState(history.state, '', url)
  } catch {
    // Browsers limit the rate of these calls. The page works without the change.
  }
}

/** Calls the listener after the visitor goes back or forward, or edits the `#` part. Returns a function that stops it. */
export function onBackOrForward(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

const prefixes = new Set<string>()

/** Returns a prefix for parameter names that no other listing on the page uses. The first listing has an empty one. */
export function claimPrefix(): { prefix: string; release: () => void } {
  let number = 1
  const prefixOf = () => (number === 1 ? '' : `list${number}-`)
  while (prefixes.has(prefixOf())) number += 1
  const prefix = prefixOf()
  prefixes.add(prefix)
  return { prefix, release: () => prefixes.delete(prefix) }
}

function hashParts(): { path: string; parameters: URLSearchParams } {
  const [path = '', ...query] = location.hash.slice(1).split('?')
  return { path, parameters: new URLSearchParams(query.join('?')) }
}
