import { ELEMENTS, type STYLE_PROPERTIES } from './definitions.ts'

export type ElementName = keyof typeof ELEMENTS
export type StyleProperty = keyof typeof STYLE_PROPERTIES

/** The definition of an element's attribute. */
export interface AttributeDefinition {
  type: 'text' | 'flag' | 'address' | 'choice' | 'count'
  values?: readonly string[]
  default?: string
  /** Allowed schemes of an address in addition to http and https, such as `mailto:`. */
  schemes?: readonly string[]
  /** Text that an address must contain, such as `{id}`. */
  mustContain?: string
  about: string
}

/** The elements that come first in a snippet, in this order. */
const firstElements: readonly ElementName[] = [
  'electrician-site',
  'store-front',
  'cart-button',
  'store-grid',
  'product-detail',
  'product-card',
  'buy-button',
  'cart-drawer',
  'order-success',
  'service-list',
  'about-owner',
  'contact-info',
  'quote-form',
]

/** Elements that the script inserts automatically. */
const autoInserted: readonly string[] = ['toast-area']

/** All elements that a snippet can contain, in the order in which they appear there. */
export const ELEMENT_NAMES: readonly ElementName[] = [
  ...firstElements,
  ...(Object.keys(ELEMENTS) as ElementName[]).filter(
    (name) => !firstElements.includes(name) && !autoInserted.includes(name),
  ),
]

/** Elements that contain a complete website or store. */
export const WHOLE_ELEMENTS: readonly ElementName[] = ['electrician-site', 'store-front']

/** Attributes that several elements share. The form has only one field for each of them. */
const sharedAttributes: readonly string[] = [
  'business-name',
  'owner-name',
  'phone',
  'email',
  'store-url',
  'product-url',
  'success-url',
]

/** Returns an element's attribute definitions, keyed by name. */
export function attributesOf(name: ElementName): Readonly<Record<string, AttributeDefinition>> {
  return ELEMENTS[name].attributes
}

/** Returns an element's attributes, except those that it shares with other elements. */
export function ownAttributesOf(name: ElementName): [name: string, attribute: AttributeDefinition][] {
  return Object.entries(attributesOf(name)).filter(([attribute]) => !sharedAttributes.includes(attribute))
}

/** The places where a snippet can be pasted. */
export const HOSTS = ['wordpress', 'wix', 'squarespace', 'by-hand'] as const
export type Host = (typeof HOSTS)[number]

export const SCRIPT_KINDS = ['modules', 'lite', 'react'] as const
export type ScriptKind = (typeof SCRIPT_KINDS)[number]

/** The file that a script tag loads: the loader of the modules, or one file that contains everything. */
export const SCRIPTS: Record<ScriptKind, string> = {
  modules: 'modules/electrician-elements.js',
  lite: 'electrician-elements.lite.js',
  react: 'electrician-elements.js',
}

/** The color scheme of the page behind the elements, which have no background of their own. */
export const BACKGROUNDS = ['light', 'dark', 'visitor'] as const
export type Background = (typeof BACKGROUNDS)[number]

/** The native names of the languages, except English, which needs neither an attribute nor a file. */
export const LANGUAGES = {
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  lt: 'Lietuvių',
  sv: 'Svenska',
  tr: 'Türkçe',
  ar: 'العربية',
  ja: '日本語',
} as const
export type Language = keyof typeof LANGUAGES

/** The values of `price-format`. By default, the store sets the format. */
export const PRICE_FORMATS = ['', 'locale'] as const
type PriceFormat = (typeof PRICE_FORMATS)[number]

/** The choices from which the code to paste is generated. Strings may be empty. */
export interface SnippetChoices {
  elements: readonly ElementName[]
  host: Host
  script: ScriptKind
  /** The URL of the folder that contains the script, or the folder `modules`. */
  scriptFolder: string
  /** The script's `sha384-…` checksum; empty if it is unknown. */
  integrity: string
  /** The checksum of the script that adds the store's type; empty if it is unknown. */
  storeIntegrity: string
  /** Whether the script tags contain the checksums. */
  hasChecksum: boolean
  /** The prefix of element names on the page, for example `ee-`. */
  prefix: string
  /** The value of `store-type`; empty for a store with the documented API. */
  storeType: string
  storeHost: string
  storeId: string
  storeToken: string
  storeRegion: string
  checkoutUrl: string
  businessName: string
  ownerName: string
  phone: string
  email: string
  /** The URLs of the store page, the product page and the success page. */
  storePage: string
  productPage: string
  successPage: string
  /** Additional attributes, for example `{ 'quote-form.endpoint': '/quotes' }`. */
  attributes: Readonly<Record<string, string>>
  /** The business facts, except the name, the owner's name, the phone number and the email address. */
  facts: Readonly<Record<string, unknown>>
  /** The accent color as `#rrggbb`; empty for the default. */
  accent: string
  background: Background
  /** The elements' language; empty for English. */
  language: Language | ''
  priceFormat: PriceFormat
  /** The values of `--ee-*` properties. */
  style: Readonly<Partial<Record<StyleProperty, string>>>
}

/** The settings of a page without a store. */
export const NO_STORE = {
  storeType: '',
  storeHost: '',
  storeId: '',
  storeToken: '',
  storeRegion: '',
  checkoutUrl: '',
}

export const DEFAULT_CHOICES: SnippetChoices = {
  elements: ['store-front'],
  host: 'wordpress',
  script: 'modules',
  scriptFolder: '',
  integrity: '',
  storeIntegrity: '',
  hasChecksum: false,
  prefix: '',
  ...NO_STORE,
  businessName: '',
  ownerName: '',
  phone: '',
  email: '',
  storePage: '',
  productPage: '',
  successPage: '',
  attributes: {
    // With hash routing, all screens share one URL. A CMS cannot serve several URLs for one page.
    'electrician-site.routing': 'hash',
    'electrician-site.browse': 'on',
    'store-front.browse': 'on',
    'store-grid.browse': 'on',
  },
  facts: {},
  accent: '',
  background: 'light',
  language: '',
  priceFormat: '',
  style: {},
}

/** Returns whether any chosen element shows business facts. */
export function readsFacts({ elements }: SnippetChoices): boolean {
  return elements.some((name) => ELEMENTS[name].readsFacts)
}

/** Returns whether there are any business facts. */
export function hasFacts({ facts }: SnippetChoices): boolean {
  return Object.keys(facts).length > 0
}

/** The file with the business facts, next to the script or in a website's zip. */
export const FACTS_FILE = 'business.json'

/** Returns the URL of the facts file. Empty if the code contains the facts or no chosen element shows any. */
export function factsAddress(choices: SnippetChoices): string {
  const isNeeded = choices.host === 'wix' && readsFacts(choices) && hasFacts(choices)
  return isNeeded ? folderOf(choices) + FACTS_FILE : ''
}

/** Returns all business facts, for the facts file. */
export function allFacts({ businessName, ownerName, phone, email, facts }: SnippetChoices): object {
  const contact = { name: businessName, owner_name: ownerName, phone, email }
  return { ...Object.fromEntries(Object.entries(contact).filter(([, text]) => text.trim())), ...facts }
}

/** Returns the prefix of element names, or an empty string if the prefix is invalid. */
export function prefixOf({ prefix }: SnippetChoices): string {
  return /^[a-z][a-z0-9._-]*-$/.test(prefix.trim()) ? prefix.trim() : ''
}

/** Returns the script that the snippet loads. Wix writes the script tag itself, without `type="module"`. */
export function scriptOf({ host, script }: SnippetChoices): ScriptKind {
  return host === 'wix' && script === 'modules' ? 'lite' : script
}

/** Returns whether the snippet loads modules instead of a one-file script. */
export function loadsModules(choices: SnippetChoices): boolean {
  return SCRIPTS[scriptOf(choices)].startsWith('modules/')
}

/** Returns whether the script tag can contain a checksum, which only covers a one-file script. */
export function acceptsChecksum(choices: SnippetChoices): boolean {
  return !loadsModules(choices) && choices.host !== 'wix'
}

/** Returns the script's URL. */
export function scriptAddress(choices: SnippetChoices): string {
  return folderOf(choices) + SCRIPTS[scriptOf(choices)]
}

/** Returns the URL of the language's file. Empty for English and for the modules, which load the file themselves. */
export function languageAddress(choices: SnippetChoices): string {
  const { language } = choices
  return language && !loadsModules(choices) ? `${folderOf(choices)}languages/${language}.js` : ''
}

/** Returns the URL of the folder that contains the one-file script, with a slash at the end. */
export function folderOf({ scriptFolder }: SnippetChoices): string {
  return scriptFolder.trim().replace(/(?<=[^/])\/*$/, '/')
}
