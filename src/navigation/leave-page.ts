/** Returns whether the page is inside a frame. */
export function isInFrame(): boolean {
  return globalThis.top !== globalThis.window
}

/**
 * Loads a URL in the whole window, also from within a frame. Returns false if the browser does not allow
 * that, for example because of the frame's `sandbox` attribute.
 */
export function openInWholeWindow(url: string): boolean {
  try {
    // Pages may set `href` of another origin's window, but not call `assign()`.
    ;(window.top as Window).location.href = url
    return true
  } catch {
    return false
  }
}

/** Loads a URL in a new tab, or in this frame if the browser does not allow new tabs. Requires a click. */
export function openInNewTab(url: string): void {
  if (!window.open(url, '_blank')) location.assign(url)
}
