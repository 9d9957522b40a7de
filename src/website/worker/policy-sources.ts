import { formTarget, quoteUrl } from '../../quote/quote-endpoint.ts'
import { parseUrl } from '../../untrusted/parse-url.ts'
import { fixedFieldsOf, type HostPage } from '../host-page.ts'
import { attributeOf, type HtmlElement } from '../html-source.ts'

/** The sources on other origins that a page uses, by Content-Security-Policy directive. */
export type PolicySources = Record<
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'form-action',
  string[]
>

/** Form services that redirect a posted form to a page on another origin. */
const THANKS_PAGES: Record<string, string> = {
  'https://api.web3forms.com': 'https://web3forms.com',
}

/**
 * Returns the sources that a website's policy must allow in addition to its own files and its store.
 * @param pictures URLs of the pictures in the business facts and the store
 */
export function policySources(page: HostPage, pictures: readonly string[]): PolicySources {
  const { elements, site, factsAddress } = page
  const urlsOf = (tag: string, name: string) =>
    elements.filter(({ tagName }) => tagName === tag).map((element) => attributeOf(element, name))
  return {
    'script-src': originsOf(urlsOf('script', 'src')),
    'style-src': [
      ...originsOf(elements.filter(isStylesheet).map((element) => attributeOf(element, 'href'))),
      ...(elements.some(hasInlineStyle) ? ["'unsafe-inline'"] : []),
    ],
    'img-src': originsOf([...pictures, ...urlsOf('img', 'src')]),
    'connect-src': originsOf([attributeOf(site, 'quote-endpoint'), factsAddress]),
    'form-action': formActions(page),
  }
}

/** Returns the origins to which the browser posts the quote form, and those of the pages to which it is then redirected. */
function formActions(page: HostPage): string[] {
  const { action } = formTarget(
    quoteUrl(attributeOf(page.site, 'quote-endpoint')),
    attributeOf(page.site, 'quote-format'),
  )
  if (!action) return []
  // A fixed field such as `redirect` or `_next` may contain the address of the owner's page.
  const fixed = fixedFieldsOf(page).map(([, value]) => value)
  return originsOf([action, THANKS_PAGES[originOf(action) ?? ''] ?? null, ...fixed])
}

/** Stands for the website's own origin. */
const OWN = 'https://website.invalid'

/** Matches an origin that is text without special meaning in policies and in configuration files. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z\d._-]+(?::\d+)?$/

/**
 * Returns the origin of a URL on another server. Null if the URL has none, or a host with other characters than those of
 * host names: URLs may contain `"`, `;` or `*` there, which would change the policy.
 */
export function originOf(url: string | null | undefined): string | null {
  const origin = parseUrl(url ?? '', OWN)?.origin
  return origin && origin !== OWN && PLAIN_ORIGIN.test(origin) ? origin : null
}

/** Returns a message for each picture on another server that the policy cannot allow. */
export function blockedPictures(pictures: readonly string[]): string[] {
  const blocked = pictures.filter((url) => /^\s*(?:https?:|\/\/)/i.test(url) && !originOf(url))
  return [...new Set(blocked)].map(
    (url) =>
      `Browsers do not show the picture "${url}", because its address contains no valid server name. Correct the address, or upload the picture.`,
  )
}

function originsOf(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.map(originOf))].filter((origin) => origin !== null)
}

function isStylesheet(element: HtmlElement): boolean {
  return element.tagName === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')
}

function hasInlineStyle(element: HtmlElement): boolean {
  return element.tagName === 'style' || attributeOf(element, 'style') !== null
}
