import {
  type FoundSettings,
  resolveSettings,
  type SettingAttribute,
  withPrefix,
} from '../../src/elements/store-settings.ts'
import { attributeOf, type HtmlElement, parseElements, textOf, withAncestors } from './html-source.ts'

/** The owner's page: one `electrician-site` with the business's facts, and the script. */
export interface HostPage {
  html: string
  elements: HtmlElement[]
  /** The element's name, with the prefix if the script tag has one. */
  tag: string
  site: HtmlElement | undefined
  script: HtmlElement | undefined
  store: FoundSettings
  /** Text of the JSON child. */
  json: string | null
  /** Addresses of the page's scripts, pictures, stylesheets and icons, as they are written. */
  files: string[]
}

export function readHostPage(html: string): HostPage {
  const elements = parseElements(html)
  const script = findScript(elements)
  const tag = withPrefix('electrician-site', attributeOf(script, 'data-prefix'))
  const site = elements.find(({ tagName }) => tagName === tag)
  const json = elements.find((element) => element.parentNode === site && isJson(element))
  // In the order in which the element looks them up in a browser.
  const settingText = (name: SettingAttribute) =>
    [
      ...withAncestors(site).map((element) => attributeOf(element, name)),
      attributeOf(script, `data-${name}`),
    ].find(Boolean) ?? null
  return {
    html,
    elements,
    tag,
    site,
    script,
    store: resolveSettings(settingText('store-host'), settingText('store-id')),
    json: json ? textOf(json) : null,
    files: elements
      .filter(isLoading)
      .map((element) => attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? ''),
  }
}

function findScript(elements: readonly HtmlElement[]): HtmlElement | undefined {
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const isOurs = (script: HtmlElement) =>
    /(?:^|\/)electrician-elements(?:\.lite)?\.js$/.test(attributeOf(script, 'src') ?? '')
  const namesStore = ({ attrs }: HtmlElement) =>
    attrs.some(({ name }) => name === 'data-store-id' || name === 'data-store-host')
  return scripts.find(isOurs) ?? scripts.find(namesStore)
}

function isJson(element: HtmlElement): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'application/json'
}

function isLoading(element: HtmlElement): boolean {
  if (element.tagName === 'link') return hasToken(element, 'rel', ['stylesheet', 'icon'])
  return ['script', 'img'].includes(element.tagName) && attributeOf(element, 'src') !== null
}

/** Whether an attribute's list of words has one of these. */
export function hasToken(element: HtmlElement, name: string, tokens: readonly string[]): boolean {
  const words = (attributeOf(element, name) ?? '').toLowerCase().split(/\s+/)
  return tokens.some((token) => words.includes(token))
}
