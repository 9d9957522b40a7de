import type { Config } from 'dompurify'
import { useEffect, useState } from 'react'
import { lazy } from '../navigation/lazy.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { pageGlobal } from '../navigation/page-global.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from './allowed-html.ts'
import { textFragment } from './text-fragment.ts'

/** Removes everything from HTML except the elements and attributes in `allowed-html.ts` and safe URLs. */
export interface Sanitizer {
  /** Returns the sanitized nodes, or null if the HTML is a frameset document. Pictures do not load yet. */
  sanitize(html: string): DocumentFragment | null
}

/** A sanitizer that keeps only plain text. */
const plainTextOnly: Sanitizer = { sanitize: textFragment }

const sanitizer = lazy(async () => browserSanitizer() ?? (await loadPurifier()))

/**
 * Prepares the browser's own sanitizer, or loads DOMPurify in browsers without one. Returns undefined if this
 * has been done. The scripts contain DOMPurify but do not run it before this call, because its start would
 * delay the first product cards.
 */
export const loadSanitizer = sanitizer.load

/** `Element.setHTML()`, which TypeScript's library does not declare yet. */
type SetHtml = (this: Element, html: string, options: { sanitizer: SanitizerConfig }) => void

/** Returns a sanitizer that uses `Element.setHTML()`; null if the browser lacks or the page replaced it. */
function browserSanitizer(): Sanitizer | null {
  // Node, which prerenders the website, has no elements.
  const setHtml: SetHtml | undefined = globalThis.Element && Reflect.get(Element.prototype, 'setHTML')
  if (!setHtml || !/\[native code\]/.test(Function.prototype.toString.call(setHtml))) return null
  const config: SanitizerConfig = {
    elements: ALLOWED_ELEMENTS,
    attributes: ALLOWED_ATTRIBUTES,
    comments: false,
    dataAttributes: false,
  }
  return {
    sanitize(html) {
      // The document of a template's content has no page, so that pictures do not load yet.
      const template = document.createElement('template')
      setHtml.call(template, html, { sanitizer: config })
      removeUnsafeUrls(template.content)
      return template.content
    },
  }
}

/** URLs with these protocols, and relative URLs, as in DOMPurify. */
const SAFE_URL =
  /^(?:(?:f|ht)tps?:|mailto:|tel:|callto:|sms:|cid:|xmpp:|matrix:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i

/** Control characters and white space, removed from a URL before `SAFE_URL` checks it, as in DOMPurify. */
const IGNORED_IN_URL = /[\0- \u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

/** The browser's sanitizer removes only `javascript:` URLs of links. */
function removeUnsafeUrls(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('[href], [src], [srcset]'))
    for (const name of ['href', 'src', 'srcset']) {
      const value = element.getAttribute(name)?.trim()
      if (!value || (name === 'src' && value.startsWith('data:'))) continue
      if (!SAFE_URL.test(value.replace(IGNORED_IN_URL, ''))) element.removeAttribute(name)
    }
}

async function loadPurifier(): Promise<Sanitizer> {
  const purifier = (await import('dompurify')).default
  const config = {
    // DOMPurify parses the HTML into a `<body>`.
    ALLOWED_TAGS: ['body', ...ALLOWED_ELEMENTS],
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true as const,
    ...policyOption(),
  }
  return { sanitize: (html) => purifier.sanitize(html, config) }
}

/**
 * DOMPurify reads `document.currentScript` to create its Trusted Types policy, which fails if page content
 * has that name. For such a page, returns an option with the policy.
 */
function policyOption(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  const trustedTypes = pageGlobal('trustedTypes') as
    | { createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']> }
    | undefined
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
 * Returns the sanitizer, or null while it loads. Loading starts when a component first uses this hook. If
 * DOMPurify cannot be loaded, the returned sanitizer keeps only plain text.
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

/** Returns whether formatted text can be shown without a layout shift. Prerendered text is already shown. */
export function useIsTextReady(isPrerendered: boolean): boolean {
  const [hasText] = useState(isPrerendered)
  return Boolean(useSanitizer()) || hasText
}
