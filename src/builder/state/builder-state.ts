import { NO_PRODUCTS, type Products, readSavedProducts } from '../products/own-products.ts'
import { BACKGROUNDS, type Background, LANGUAGES, type Language, PRICE_FORMATS } from '../snippet/choices.ts'
import { emptyStore, readStore, type StoreChoice } from '../store/store-choice.ts'
import { type CodeChoices, DEFAULT_CODE, readCodeChoices } from './code-choices.ts'
import { withoutSecretKeys } from './secret-keys.ts'

/** The owner's facts in the form of the facts file. The form may hold incomplete entries. */
export type Facts = Readonly<Record<string, unknown>>

/** Everything that the owner has chosen in the builder, except pictures, which are stored as files. */
export interface BuilderState {
  /** The ID of the trade, such as `plumber`; empty before the owner has chosen one. */
  trade: string
  facts: Facts
  /** The statements that the owner has confirmed, such as "Licensed & Insured". */
  confirmed: readonly string[]
  /** The recipient of quote requests: an email address or a form service's URL. If empty, the form stays visible. */
  quotes: string
  store: StoreChoice
  /** What the owner has entered for other types of stores. */
  otherStores: readonly StoreChoice[]
  /** The products that the owner lists in the builder, for a store of the type `file`. */
  products: Products
  look: Look
  /** Empty for English. */
  language: Language | ''
  priceFormat: (typeof PRICE_FORMATS)[number]
  /** The address of the finished website, such as `https://clearwater.com`; empty if unknown. */
  siteUrl: string
  code: CodeChoices
}

export interface Look {
  /** `#rrggbb`; empty for the default. */
  accent: string
  font: FontId
  background: Background
}

/** The fonts that need no download. */
export const FONTS = {
  '': { label: 'Clean', family: '' },
  serif: { label: 'Classic', family: 'Georgia, "Times New Roman", serif' },
  rounded: { label: 'Friendly', family: '"Trebuchet MS", "Segoe UI", Verdana, sans-serif' },
  narrow: { label: 'Sturdy', family: '"Franklin Gothic Medium", "Arial Narrow", Arial, sans-serif' },
} as const
export type FontId = keyof typeof FONTS

export const EMPTY_STATE: BuilderState = {
  trade: '',
  facts: {},
  confirmed: [],
  quotes: '',
  store: emptyStore('hosted'),
  otherStores: [],
  products: NO_PRODUCTS,
  look: { accent: '', font: '', background: 'light' },
  language: '',
  priceFormat: '',
  siteUrl: '',
  code: DEFAULT_CODE,
}

/**
 * Reads a state from storage, a link or a website. Replaces values that the builder does not offer with defaults, and
 * removes secret keys.
 */
export function readState(given: unknown): BuilderState {
  const {
    trade,
    facts,
    confirmed,
    quotes,
    store,
    otherStores,
    products,
    look,
    language,
    priceFormat,
    siteUrl,
    code,
    // Functions that call themselves for each level would fail on values that a link nests thousands of times.
  } = fieldsOf(hasLevels(given, MAX_LEVELS) ? {} : withoutSecretKeys(given))
  const { accent, font, background } = fieldsOf(look)
  return {
    trade: textOf(trade),
    facts: fieldsOf(facts),
    confirmed: Array.isArray(confirmed) ? confirmed.filter((entry) => typeof entry === 'string') : [],
    quotes: textOf(quotes),
    store: readStore(store),
    otherStores: Array.isArray(otherStores) ? otherStores.map(readStore) : [],
    products: readSavedProducts(products),
    look: {
      accent: /^#[\da-f]{6}$/i.test(textOf(accent)) ? textOf(accent) : '',
      font: Object.keys(FONTS).includes(textOf(font)) ? (textOf(font) as FontId) : '',
      background: BACKGROUNDS.find((value) => value === background) ?? 'light',
    },
    language: Object.keys(LANGUAGES).includes(textOf(language)) ? (textOf(language) as Language) : '',
    priceFormat: PRICE_FORMATS.find((value) => value === priceFormat) ?? '',
    siteUrl: textOf(siteUrl),
    code: readCodeChoices(code),
  }
}

/** No state has this many levels of arrays and objects. */
const MAX_LEVELS = 50

/** Returns whether a value has at least this many levels of arrays and objects. */
function hasLevels(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels <= 1 || Object.values(value).some((part) => hasLevels(part, levels - 1))
}

/** Returns an object unchanged, and an empty object for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 2000) : ''
}
