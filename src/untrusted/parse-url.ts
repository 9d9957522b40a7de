/**
 * Parses a URL. Returns null if it is invalid.
 *
 * Used instead of `URL.canParse`, which rejects hosts with letters such as `ü` in Node 20 after a few
 * thousand calls.
 */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
