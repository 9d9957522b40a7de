import { pushUrl, replaceUrl } from './history-entry.ts'

type Parameters = Readonly<Record<string, string>>

/** The query parameters in the page's URL that describe a listing's filters or a product's style. */
export interface PageQuery {
  /** Returns the current parameters. Empty outside a browser. */
  read(): URLSearchParams
  /**
   * Changes some parameters in the page's URL without loading it. An empty value removes the parameter.
   * @param isNewEntry whether to add a history entry, so that Back returns to the previous URL
   */
  change(changes: Parameters, isNewEntry: boolean): void
  /** Calls the listener after the visitor has navigated. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
}

/** The parameters before the `#`. */
export const searchQuery: PageQuery = {
  read: () => new URLSearchParams(typeof location === 'undefined' ? '' : location.search),
  change(changes, isNewEntry) {
    const url = new URL(location.href)
    url.search = queryText(searchQuery.read(), changes)
    changeUrl(url.href, isNewEntry)
  },
  subscribe(listener) {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
}

/** The parameters after the screen's path in the `#` part, for websites with hash routing. */
export interface HashQuery extends Omit<PageQuery, 'subscribe'> {
  /** Remembers the page's hash as the current screen's hash. */
  remember(): void
  /**
   * Replaces an anchor of the host page in the URL with the current screen's hash. Without this, going back
   * to the anchor would not show the screen and filters that the visitor left.
   */
  restore(): void
}

/** Creates a hash query. It keeps the screen's hash while the page's hash is an anchor of the host page. */
export function createHashQuery(): HashQuery {
  let screenHash = ''

  function parts(): { path: string; parameters: URLSearchParams } {
    const [path = '', ...query] = screenHash.slice(1).split('?')
    return { path, parameters: new URLSearchParams(query.join('?')) }
  }

  const restore = () => changeUrl(urlWithHash(screenHash), false)
  return {
    read: () => parts().parameters,
    change(changes, isNewEntry) {
      const { path, parameters } = parts()
      const query = queryText(parameters, changes)
      const url = urlWithHash(query ? `${path || '/'}${query}` : path)
      if (isNewEntry) restore()
      changeUrl(url, isNewEntry)
      screenHash = new URL(url).hash
    },
    remember() {
      screenHash = location.hash
    },
    restore,
  }
}

function urlWithHash(hash: string): string {
  const url = new URL(location.href)
  url.hash = hash
  return url.href
}

/** Returns the parameters with some changed, as text that starts with `?`. Empty without parameters. */
function queryText(parameters: URLSearchParams, changes: Parameters): string {
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

function changeUrl(url: string, isNewEntry: boolean): void {
  if (url === location.href) return
  try {
    if (isNewEntry) pushUrl(url)
    else replaceUrl(url)
  } catch {
    // Browsers limit how often a page may change its URL. The page also works with the old URL.
  }
}
