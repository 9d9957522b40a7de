// `npm run fix:docs` writes the definitions, so that the builder does not bundle the elements.
import definitions from './definitions.json' with { type: 'json' }

export type ElementName = keyof typeof definitions

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

/** An element that a snippet can contain. */
interface ElementDefinition {
  about: string
  /** Whether the element shows products or the cart. */
  hasStore: boolean
  /** Whether the element shows business facts. */
  readsFacts: boolean
  attributes: Readonly<Record<string, AttributeDefinition>>
}

/** All elements by name. */
export const ELEMENTS = definitions as unknown as Readonly<Record<ElementName, ElementDefinition>>

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
