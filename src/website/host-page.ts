import type { StoreAttributes } from '../provider/store-request.ts'
import { propertyName } from '../runtime/element/attributes.ts'
import { FACTS_ATTRIBUTE } from '../runtime/settings/fact-scripts.ts'
import { parsePrefix } from '../runtime/settings/find-script.ts'
import { TEXTS_ATTRIBUTE } from '../runtime/settings/json-scripts.ts'
import type { FactSource } from '../runtime/settings/page-settings.ts'
import {
  FACTS_FILE_ATTRIBUTE,
  type FoundSettings,
  resolveSettings,
  STORE_ATTRIBUTES,
  withLanguage,
} from '../runtime/settings/store-settings.ts'
import { inLanguage, parseLanguage } from '../texts/locale.ts'
import { attributeOf, type HtmlElement, parseElements, textOf, withAncestors } from './html-source.ts'
import { isElsewhere } from './site-files.ts'

/** The owner's page, which contains one `<electrician-site>` element and the script tag. */
export interface HostPage {
  html: string
  elements: HtmlElement[]
  /** The element's name, including the prefix that the script tag sets. */
  tag: string
  site: HtmlElement | undefined
  script: HtmlElement | undefined
  store: FoundSettings
  /** URL of the file with business facts, as written in the page; null if there is none. */
  factsAddress: string | null
  /** URLs of the page's scripts, pictures, videos, stylesheets, icons and manifest, as written in the HTML. */
  files: string[]
}

/** Parses the owner's page and finds its element, script and settings. */
export function readHostPage(html: string): HostPage {
  const elements = parseElements(html)
  const script = findScript(elements)
  const tag = `${parsePrefix(attributeOf(script, 'data-prefix') ?? '') ?? ''}electrician-site`
  const site = elements.find(({ tagName }) => tagName === tag)
  const factsAddress = textIn(site, FACTS_FILE_ATTRIBUTE) ?? textIn(script, `data-${FACTS_FILE_ATTRIBUTE}`)
  const store = findStore(site, script)
  const productFile = productFileOf(store)
  return {
    html,
    elements,
    tag,
    site,
    script,
    store,
    factsAddress,
    files: [...elements.flatMap(filesOf), factsAddress, productFile].filter((address) => address !== null),
  }
}

/** Returns the website's base path with a slash at both ends, normalized in the same way as the router does. */
export function basePathOf({ site }: HostPage): string {
  const written = `/${attributeOf(site, 'base-path') ?? ''}/`.replaceAll(/\/+/g, '/')
  return new URL(written, 'https://page.invalid').pathname
}

/** Returns the URL of the website's own file with products, as written in the page; null if there is none. */
export function productFileOf({ settings }: FoundSettings): string | null {
  return settings?.type === 'file' && !isElsewhere(settings.host) ? settings.host : null
}

/** Looks up the store settings in the same order as `settingsOf` does in a browser. */
function findStore(site: HtmlElement | undefined, script: HtmlElement | undefined): FoundSettings {
  const ofPage = storeAttributesOf(script, 'data-')
  const isOwn = textIn(site, 'store-type') || textIn(site, 'store-host')
  const store = isOwn ? storeAttributesOf(site) : ofPage
  const storeId = textIn(site, 'store-id') ?? ofPage['storeId']
  const language = languageAround(site)
  return withLanguage(resolveSettings(store['storeType'] ? store : { ...store, storeId }), language)
}

function storeAttributesOf(element: HtmlElement | undefined, prefix = ''): StoreAttributes {
  return Object.fromEntries(
    STORE_ATTRIBUTES.map((name) => [propertyName(name), attributeOf(element, prefix + name)]),
  )
}

/** Returns the tag in the nearest `lang` attribute. Empty if there is none. */
export function languageAround(element: HtmlElement | undefined): string {
  return parseLanguage(withAncestors(element).flatMap((around) => textIn(around, 'lang') ?? [])[0] ?? '')
}

/** Returns an attribute's text. Null if it is missing or empty. */
export function textIn(element: HtmlElement | undefined, name: string): string | null {
  return attributeOf(element, name)?.trim() || null
}

/** Matches the URL of a one-file script or of the loader. */
export const SCRIPT_FILE = /(?:^|\/)electrician-elements(?:\.lite)?\.js(?:[?#]|$)/

function findScript(elements: readonly HtmlElement[]): HtmlElement | undefined {
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const isElementsScript = (script: HtmlElement) => SCRIPT_FILE.test(attributeOf(script, 'src') ?? '')
  const hasStoreSettings = ({ attrs }: HtmlElement) =>
    attrs.some(({ name }) => name === 'data-store-id' || name === 'data-store-host')
  return scripts.find(isElementsScript) ?? scripts.find(hasStoreSettings)
}

/**
 * Returns the business facts that apply to the page's element in a language, in the same order as `findFactSources` does
 * in a browser. Later entries override earlier ones.
 */
export function factSources({ elements, site }: HostPage, language: string): FactSource[] {
  const langOf = (script: HtmlElement) => attributeOf(script, 'lang')
  const applying = (all: readonly HtmlElement[]) => inLanguage(all, language, langOf)
  const scripts = elements.filter(
    (element) => isJson(element) && attributeOf(element, TEXTS_ATTRIBUTE) === null,
  )
  const isMarked = (script: HtmlElement) => attributeOf(script, FACTS_ATTRIBUTE) !== null
  const own = applying(scripts.filter(({ parentNode }) => parentNode === site))
  const isFirstInLanguage = (script: HtmlElement, index: number, all: readonly HtmlElement[]) =>
    all.findIndex((other) => langOf(other) === langOf(script)) === index
  const ofPage = applying(scripts.filter(isMarked)).filter(isFirstInLanguage)
  return [...ofPage, ...own].map((script) => ({
    json: textOf(script),
    label: isMarked(script) ? `<script ${FACTS_ATTRIBUTE}>` : `<${site?.tagName}>`,
  }))
}

/** Returns the names and values of the fields that the owner sends with each quote request. */
export function fixedFieldsOf({ site }: HostPage): [name: string, value: string][] {
  const children = site?.childNodes.filter((child) => 'tagName' in child) ?? []
  return children
    .filter((child) => child.tagName === 'input' && attributeOf(child, 'slot') === 'fields')
    .map((input) => [attributeOf(input, 'name') ?? '', attributeOf(input, 'value') ?? ''])
}

/** Returns whether an element is a script with JSON. */
export function isJson(element: HtmlElement): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'application/json'
}

const FILE_RELATIONS = ['stylesheet', 'icon', 'apple-touch-icon', 'manifest']

/** Returns the URLs of the files that an element loads. */
function filesOf(element: HtmlElement): string[] {
  if (element.tagName === 'iframe') return []
  const urls = ['src', 'poster'].map((name) => attributeOf(element, name))
  const link = hasToken(element, 'rel', FILE_RELATIONS) ? attributeOf(element, 'href') : null
  return [...urls, link, ...pictureUrls(attributeOf(element, 'srcset'))].filter((url) => url !== null)
}

/** Returns the URLs in a `srcset` attribute, without their widths or pixel densities. */
function pictureUrls(srcset: string | null): string[] {
  return [...(srcset ?? '').matchAll(/(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, url = '']) => url)
}

/** Returns whether a space-separated attribute contains one of the tokens. */
export function hasToken(element: HtmlElement, name: string, tokens: readonly string[]): boolean {
  const present = (attributeOf(element, name) ?? '').toLowerCase().split(/\s+/)
  return tokens.some((token) => present.includes(token))
}
