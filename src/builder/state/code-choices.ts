import { HOSTS, type Host, SCRIPT_KINDS, type ScriptKind } from '../snippet/choices.ts'
import { ELEMENT_NAMES, type ElementName } from '../snippet/elements.ts'

/** What “Code for my page” contains. */
export interface CodeChoices {
  what: 'site' | 'store' | 'elements'
  /** The single elements; used only if `what` is `elements`. */
  elements: readonly ElementName[]
  host: Host | 'react'
  script: ScriptKind
  /** The URL of the folder on the owner's server that contains the script. */
  scriptFolder: string
  hasChecksum: boolean
  prefix: string
  storePage: string
  productPage: string
  successPage: string
  /** Attributes of elements, for example `{ 'product-card.product-id': 'prod_1' }`. */
  attributes: Readonly<Record<string, string>>
}

export const DEFAULT_CODE: CodeChoices = {
  what: 'store',
  elements: ['cart-button', 'store-grid', 'cart-drawer'],
  host: 'wordpress',
  script: 'modules',
  scriptFolder: '',
  hasChecksum: false,
  prefix: '',
  storePage: '',
  productPage: '',
  successPage: '',
  attributes: {},
}

/** Reads choices from storage or a link. */
export function readCodeChoices(given: unknown): CodeChoices {
  const values = Object(given) as Record<string, unknown>
  const text = (name: keyof CodeChoices) =>
    typeof values[name] === 'string' ? values[name].slice(0, 2000) : ''
  const { elements, attributes } = values
  return {
    what: (['site', 'store', 'elements'] as const).find((value) => value === values['what']) ?? 'store',
    elements: Array.isArray(elements)
      ? ELEMENT_NAMES.filter((name) => elements.includes(name))
      : DEFAULT_CODE.elements,
    host: ([...HOSTS, 'react'] as const).find((value) => value === values['host']) ?? 'wordpress',
    script: SCRIPT_KINDS.find((value) => value === values['script']) ?? 'modules',
    scriptFolder: text('scriptFolder'),
    hasChecksum: values['hasChecksum'] === true,
    prefix: text('prefix'),
    storePage: text('storePage'),
    productPage: text('productPage'),
    successPage: text('successPage'),
    attributes: Object.fromEntries(
      Object.entries(Object(attributes) as object).filter(([, value]) => typeof value === 'string'),
    ),
  }
}
