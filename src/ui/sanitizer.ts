import DOMPurify, { type Config } from 'dompurify'

/** The part of DOMPurify's API that this library uses. */
export interface Sanitizer {
  /** Returns the sanitized HTML, or null for a frameset document. */
  sanitize(html: string, config: Config & { RETURN_DOM_FRAGMENT: true }): DocumentFragment | null
}

/**
 * Returns the sanitizer, or null while it loads. The scripts contain DOMPurify. The ES module build uses
 * `sanitizer-on-demand.ts` instead, through the import `#sanitizer` (package.json).
 */
export function useSanitizer(): Sanitizer | null {
  return DOMPurify
}

/** Returns whether formatted text can be shown without a layout shift. */
export function useIsTextReady(_isPrerendered: boolean): boolean {
  return true
}
