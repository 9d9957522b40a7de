import type { styleDocs } from '../../runtime/docs/style-docs.ts'
import type { ElementName } from './elements.ts'

type StyleProperty = keyof typeof styleDocs

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
