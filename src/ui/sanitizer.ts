import type { Config } from 'dompurify'
import { useEffect, useState } from 'react'
import { textFragment } from './text-fragment.ts'

/** The part of DOMPurify's API that this library uses. */
export interface Sanitizer {
  /** Returns the sanitized HTML, or null for a frameset document. */
  sanitize(html: string, config: Config & { RETURN_DOM_FRAGMENT: true }): DocumentFragment | null
}

/** A sanitizer that keeps only plain text. */
const plainTextOnly: Sanitizer = { sanitize: textFragment }

let sanitizer: Sanitizer | null = null
let loading: Promise<void> | undefined

/**
 * Loads DOMPurify. Returns undefined if it has been loaded. Rejects if the browser cannot load the module. The next call
 * then tries again. The scripts contain DOMPurify but do not run it before this call, because its start would delay the
 * first product cards.
 */
export function loadSanitizer(): Promise<void> | undefined {
  if (sanitizer) return undefined
  loading ??= start()
  return loading
}

async function start(): Promise<void> {
  try {
    sanitizer = (await import('dompurify')).default
  } finally {
    loading = undefined
  }
}

/**
 * Returns the sanitizer, or null while it loads. Loading starts when a component first uses this hook. If DOMPurify
 * cannot be loaded, the returned sanitizer keeps only plain text.
 */
export function useSanitizer(): Sanitizer | null {
  const [loaded, setLoaded] = useState(() => sanitizer)
  useEffect(() => {
    Promise.resolve(loadSanitizer()).then(
      () => setLoaded(() => sanitizer),
      () => setLoaded(() => plainTextOnly),
    )
  }, [])
  return loaded
}

/** Returns whether formatted text can be shown without a layout shift. Prerendered text is already on the page. */
export function useIsTextReady(isPrerendered: boolean): boolean {
  const [hasText] = useState(isPrerendered)
  return Boolean(useSanitizer()) || hasText
}
