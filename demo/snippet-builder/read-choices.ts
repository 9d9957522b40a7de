import {
  BACKGROUNDS,
  ELEMENT_NAMES,
  type ElementName,
  HOSTS,
  LANGUAGES,
  type Language,
  ownAttributesOf,
  PRICE_FORMATS,
  SCRIPT_KINDS,
  type SnippetChoices,
  type StyleProperty,
} from './choices.ts'
import { isStyleValue } from './colors.ts'
import { STYLE_PROPERTIES } from './definitions.ts'
import { factFields } from './facts.ts'

/** The data of the form or the query parameters of a URL, keyed by the names of the form fields. */
export type FormValues = FormData | URLSearchParams

const MAX_LENGTH = 5000
const languages = Object.keys(LANGUAGES) as Language[]
const DEFAULT_ACCENT = '#ffb000'

/** Reads the choices from form data or query parameters. Ignores values that the snippet builder does not offer. */
export function readChoices(values: FormValues): SnippetChoices {
  const text = (name: string) => String(values.get(name) ?? '').slice(0, MAX_LENGTH)
  const texts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, text(name)]).filter(([, value]) => value !== ''))
  const accent = text('accent').toLowerCase()
  return {
    elements: readElements(values),
    host: oneOf(HOSTS, text('host')),
    script: oneOf(SCRIPT_KINDS, text('script')),
    scriptFolder: text('script-folder'),
    integrity: '',
    hasChecksum: text('checksum') === 'on',
    prefix: text('prefix'),
    storeHost: text('store-host'),
    storeId: text('store-id'),
    businessName: text('business-name'),
    ownerName: text('owner-name'),
    phone: text('phone'),
    email: text('email'),
    storePage: text('store-page'),
    productPage: text('product-page'),
    successPage: text('success-page'),
    attributes: texts(attributeFields()),
    facts: texts(factFields.map(({ name }) => name)),
    accent: /^#[\da-f]{6}$/.test(accent) && accent !== DEFAULT_ACCENT ? accent : '',
    background: oneOf(BACKGROUNDS, text('background')),
    language: oneOf(['', ...languages], text('language')),
    priceFormat: oneOf(PRICE_FORMATS, text('price-format')),
    style: readStyle(text),
  }
}

/** Returns the names of the form fields for the elements' attributes, such as `quote-form.endpoint`. */
export function attributeFields(): string[] {
  return ELEMENT_NAMES.flatMap((element) =>
    ownAttributesOf(element).map(([attribute]) => `${element}.${attribute}`),
  )
}

/**
 * The `--ee-*` properties that the form sets in text fields. The form has a color field for the accent color, from
 * which the color of text on it is derived.
 */
export const styleFields = (Object.keys(STYLE_PROPERTIES) as StyleProperty[]).filter(
  (property) => property !== '--ee-accent' && property !== '--ee-on-accent',
)

/** Returns the name of the form field for an `--ee-*` property. */
export function styleField(property: StyleProperty): string {
  return property.replace(/^--ee-/, 'style.')
}

function readStyle(text: (name: string) => string): SnippetChoices['style'] {
  const values = styleFields.map((property) => [property, text(styleField(property)).trim()])
  return Object.fromEntries(values.filter(([, value]) => isStyleValue(value ?? '')))
}

function readElements(values: FormValues): readonly ElementName[] {
  switch (values.get('what')) {
    case 'site':
      return ['electrician-site']
    case 'elements': {
      const chosen = values.getAll('element')
      return ELEMENT_NAMES.filter((name) => chosen.includes(name))
    }
    default:
      return ['store-front']
  }
}

function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0]
}
