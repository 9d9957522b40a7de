import DOMPurify from 'dompurify'

export type Sanitizer = Pick<typeof DOMPurify, 'sanitize'>

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
