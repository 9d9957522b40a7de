import { useEffect, useState } from 'react'
import { plainText } from '../catalog/plain-text.ts'
import type { Sanitizer } from './sanitizer.ts'

/** Used when the sanitizer can't be loaded: text without formatting. */
const plainTextOnly: Sanitizer = {
  sanitize(html) {
    const fragment = document.createDocumentFragment()
    fragment.append(plainText(html))
    return fragment
  },
}

let sanitizer: Sanitizer | null = null
let loading: Promise<void> | undefined

function load(): Promise<void> {
  return import('dompurify').then(
    ({ default: published }) => {
      sanitizer = published
    },
    () => {
      sanitizer = plainTextOnly
    },
  )
}

/** `useSanitizer` of the modules: most pages show no formatted text, so the sanitizer loads with the first one. */
export function useSanitizer(): Sanitizer | null {
  const [loaded, setLoaded] = useState(() => sanitizer)
  useEffect(() => {
    loading ??= load()
    loading.then(() => setLoaded(() => sanitizer))
  }, [])
  return loaded
}

/** Prerendered text is already on the page. */
export function useIsTextReady(isPrerendered: boolean): boolean {
  const [hasText] = useState(isPrerendered)
  return Boolean(useSanitizer()) || hasText
}
