import type { Config } from 'dompurify'
import { useEffect, useState } from 'react'
import { documentProperty } from '../navigation/page-document.ts'
import { loadOnce } from './load-once.ts'
import { textFragment } from './text-fragment.ts'

/** The part of DOMPurify's API that this library uses. */
export interface Sanitizer {
  /** Returns the sanitized HTML, or null for a frameset document. */
  sanitize(html: string, config: Config & { RETURN_DOM_FRAGMENT: true }): DocumentFragment | null
}

/** A sanitizer that keeps only plain text. */
const plainTextOnly: Sanitizer = { sanitize: textFragment }

const sanitizer = loadOnce<Sanitizer>(async () => {
  const purifier = (await import('dompurify')).default
  const options = policyOption()
  return { sanitize: (html, config) => purifier.sanitize(html, { ...config, ...options }) }
})

/**
 * Loads DOMPurify. Returns undefined if it has been loaded. The scripts contain DOMPurify but do not run it before this
 * call, because its start would delay the first product cards.
 */
export const loadSanitizer = sanitizer.load

/**
 * DOMPurify reads `document.currentScript` to create its Trusted Types policy, which fails if page content has that name.
 * For such a page, returns an option with the policy.
 */
function policyOption(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']> }
  }
  if (!trustedTypes || document.currentScript === documentProperty('currentScript')) return {}
  const unchanged = (text: string) => text
  return {
    TRUSTED_TYPES_POLICY: trustedTypes.createPolicy('dompurify', {
      createHTML: unchanged,
      createScriptURL: unchanged,
    }),
  }
}

/**
 * Returns the sanitizer, or null while it loads. Loading starts when a component first uses this hook. If DOMPurify
 * cannot be loaded, the returned sanitizer keeps only plain text.
 */
export function useSanitizer(): Sanitizer | null {
  const [loaded, setLoaded] = useState(() => sanitizer.get() ?? null)
  useEffect(() => {
    Promise.resolve(loadSanitizer()).then(
      () => setLoaded(sanitizer.get() ?? null),
      () => setLoaded(plainTextOnly),
    )
  }, [])
  return loaded
}

/** Returns whether formatted text can be shown without a layout shift. Prerendered text is already on the page. */
export function useIsTextReady(isPrerendered: boolean): boolean {
  const [hasText] = useState(isPrerendered)
  return Boolean(useSanitizer()) || hasText
}
