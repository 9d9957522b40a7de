import type { HostPage } from '../../build/site/host-page.ts'
import { attributeOf, type HtmlElement } from '../../build/site/html-source.ts'

/** The sources on other origins that a page uses, by Content-Security-Policy directive. */
export type PolicySources = Record<'script-src' | 'style-src' | 'img-src' | 'connect-src', string[]>

/**
 * Returns the sources that a website's policy must allow in addition to its own files and its store.
 * @param pictures URLs of the pictures in the business facts and the store
 */
export function policySources(
  { elements, site, factsAddress }: HostPage,
  pictures: readonly string[],
): PolicySources {
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
  }
}

/** Returns the origin of a URL, or null if the URL has none. */
export function originOf(url: string | null | undefined): string | null {
  return url && /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).origin : null
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
