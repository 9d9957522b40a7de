import DOMPurify, { type Config } from 'dompurify'

/** The part of DOMPurify that formatted text needs. */
export interface Sanitizer {
  /** Returns null for a page of frames. */
  sanitize(html: string, config: Config & { RETURN_DOM_FRAGMENT: true }): DocumentFragment | null
}

/**
 * Returns the sanitizer, or null while it loads. The scripts contain it; the modules use `sanitizer-on-demand.ts` through
 * the import `#sanitizer` (package.json).
 */
export function useSanitizer(): Sanitizer | null {
  return DOMPurify
}

/** Whether formatted text can be shown at once, so that it does not move the content around it when it arrives. */
export function useIsTextReady(_isPrerendered: boolean): boolean {
  return true
}
