import { parseJson } from '../untrusted/json.ts'
import { factMessages } from './fact-messages.ts'
import { markupMessages } from './markup-messages.ts'
import { missingAdapter, storeMessages } from './store-messages.ts'

/** An element's tag on this page, such as `ee-store-grid`. */
interface OnElement {
  tag: string
}

/** An attribute with a value that is not valid. */
interface InvalidAttribute extends OnElement {
  name: string
  text: string
  /** What is wrong with the value. */
  problem: 'choice' | 'count' | 'address' | 'placeholder' | 'prefix'
  attribute: {
    /** The value that is used instead. */
    default?: string
    /** The valid values. */
    values?: readonly string[]
    /** The valid schemes, in addition to http and https. */
    schemes?: readonly string[]
    /** Text that the value must contain. */
    mustContain?: string
  }
}

/** Why an element cannot use its store. */
interface StoreProblem extends OnElement {
  missing: readonly (keyof typeof STORE_EXAMPLES)[]
  /** The complete message, if `store-host` is not valid. */
  problem?: string | undefined
  /** A type of store without an adapter. */
  type?: string | undefined
}

/** An attribute whose value does not exist in the store. */
interface NotInStore extends OnElement {
  name: 'product-id' | 'variant-id' | 'collection'
  text: string
  /** The values that exist, if known. */
  known?: readonly string[]
}

const STORE_EXAMPLES = { 'store-host': 'store-host="https://…"', 'store-id': 'store-id="your-store"' }

/**
 * The messages for page authors. Each says what happened, why it matters and how to fix it. A function
 * returns undefined if there is nothing to say.
 */
export const messages = {
  ...factMessages,
  ...markupMessages,
  ...storeMessages,

  /** `value` holds the page's own texts by key, as an object or as JSON. */
  texts({ label, value }: { label: string; value: unknown }) {
    const texts: unknown = typeof value === 'string' ? parseJson(value) : value
    if (Object(texts) !== texts)
      return `${label}: the JSON is not valid, so the texts stay as they are. Write { "add_to_cart": "Buy" }.`
    const unknown = Object.keys(texts as object).filter((key) => !__TEXT_KEYS__.includes(key))
    if (unknown.length === 0) return undefined
    const keys = unknown.map((key) => `"${key}"`).join(', ')
    return `${label}: no text has the key ${keys}, so it changes nothing. docs/languages.md lists all keys.`
  },

  'invalid-attribute'({ tag, name, text, problem, attribute }: InvalidAttribute) {
    const values = attribute.values?.map((value) => `"${value}"`).join(', ')
    const reasons = {
      choice: `is not one of ${values}`,
      count: 'is not a whole number of at least 1',
      address: `is not ${['an http', 'https', ...(attribute.schemes ?? [])].join(', ')} or relative URL`,
      placeholder: `does not contain ${attribute.mustContain}, so all links would lead to the same page`,
      prefix: 'does not start with a letter and end with a hyphen, for example "ee-"',
    }
    const outcome = attribute.default ? `Using "${attribute.default}" instead` : 'It is ignored'
    return `<${tag}> ${name}="${text}" ${reasons[problem]}. ${outcome}.`
  },

  /** `problem` does not name an element, so that several elements with the same URL cause one message. */
  store({ tag, missing, problem, type }: StoreProblem) {
    if (problem) return problem
    if (type) return missingAdapter(type)
    const settings = missing.map((name) => STORE_EXAMPLES[name]).join(' and ')
    return (
      `<${tag}> does not know which store to show. ` +
      `Add ${settings} to it, or to the script tag with a data- prefix.`
    )
  },

  'photos-format': ({ format }: { format: string }) =>
    `<quote-form photos> shows no field for photos, because requests with format="${format}" cannot ` +
    'contain files. Set format="form", and use a form service that accepts files.',

  'taken-tag': ({ tag, name }: OnElement & { name: string }) =>
    `<${tag}> is already defined by other code on this page. ` +
    `To use both, add data-prefix="ee-" to the script tag and write <ee-${name}>.`,

  'no-product': ({ tag, parameter }: OnElement & { parameter?: string }) =>
    `<${tag}> has no product to show. Set product-id="…"` +
    (parameter ? `, or add ?${parameter}=… to links to this page.` : '.'),

  'not-in-store'({ tag, name, text, known = [] }: NotInStore) {
    const values = known.map((value) => `"${value}"`).join(', ')
    const fix = values ? `Use one of: ${values}` : 'Correct the attribute, or remove the element'
    return `<${tag} ${name}="${text}">: the store has no such ${name.replace(/-id$/, '')}. ${fix}.`
  },

  /** `control` is the control's label and the setting that makes it work, such as `“Hours” (hours.week)`. */
  placeholder: ({ control }: { control: string }) =>
    `${control} only shows a “not implemented” toast. ` +
    'To make it work, add the setting in parentheses to an element or to the business facts.',

  'changed-markup': ({ error }: { error: unknown }) =>
    'The prerendered HTML was changed, for example by a minifier or a browser extension, so the browser ' +
    'rendered the page again, which takes longer. If your host minifies HTML, turn off the removal of ' +
    `comments and white space. (${error instanceof Error ? error.message : error})`,
} satisfies Record<string, (details: never) => string | undefined>

/** The details that each message contains. */
export type MessageDetails = { [Name in keyof typeof messages]: Parameters<(typeof messages)[Name]>[0] }

/** The name of a message. */
export type MessageName = keyof MessageDetails
