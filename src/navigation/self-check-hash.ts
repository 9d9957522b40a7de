/** The hash that opens the self-check of the page. */
const HASH = '#electrician-check'

/** Returns whether the page's URL asks for the self-check. */
export function isSelfCheckWanted(): boolean {
  return location.hash === HASH
}

/** Calls `handle` whenever the URL's hash changes. */
export function onHashChange(handle: () => void): void {
  addEventListener('hashchange', handle)
}

/** Removes the self-check's hash from the page's URL, so that the same link can open the self-check again. */
export function leaveSelfCheck(): void {
  if (isSelfCheckWanted()) history.replaceState(history.state, '', location.pathname + location.search)
}
