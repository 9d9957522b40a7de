import { resolveAddress } from '../navigation/address.ts'
import { warnOnce } from './warn-once.ts'

/** What an attribute may say. Its text is parsed here and nowhere else. */
export type AttributeType =
  /** Any text. */
  | { type: 'text' }
  /** Present or not, as in HTML; `"false"` counts as not, since that is what people mean by it. */
  | { type: 'flag' }
  /** An address a link may lead to: http(s) or relative. */
  | {
      type: 'address'
      /** Another scheme that it may have, such as `mailto:`. */
      scheme?: string
      /** A text that it must have in it, such as `{id}`. */
      with?: string
    }
  | { type: 'choice'; of: readonly string[] }

export type Attribute = AttributeType & {
  /** The value without the attribute, or with an empty one. */
  default?: string
}

export type AttributeValue = string | boolean | undefined

/** An attribute's value as the component gets it. What can't be used gives the default and a warning. */
export function parseAttribute(
  tag: string,
  name: string,
  attribute: Attribute,
  text: string | null,
): AttributeValue {
  if (attribute.type === 'flag') return isSet(text)
  if (text === null || text.trim() === '') return attribute.default
  const refusal = refusalOf(attribute, text)
  if (!refusal) return text
  const instead = attribute.default
  warnOnce(
    `<${tag}> ${name}="${text}" ${refusal}. ${instead ? `"${instead}" is used instead` : 'It is ignored'}.`,
  )
  return instead
}

/** Returns the props for an element's attributes. */
export function parseAttributes(
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  textOf: (name: string) => string | null,
): Record<string, AttributeValue> {
  const props: Record<string, AttributeValue> = {}
  for (const [name, attribute] of Object.entries(attributes))
    props[propertyName(name)] = parseAttribute(tag, name, attribute, textOf(name))
  return props
}

/** Whether a flag's text sets it. */
export function isSet(text: string | null): boolean {
  return text !== null && text.trim().toLowerCase() !== 'false'
}

/** Text as a property sets it: null, undefined and false remove the attribute. */
export function attributeText(attribute: Attribute, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (attribute.type === 'flag') return value && value !== 'false' ? '' : null
  return String(value)
}

/** `product-url` ⇄ `productUrl` */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns what is wrong with an attribute's text; undefined for one that can be used. */
function refusalOf(attribute: Attribute, text: string): string | undefined {
  if (attribute.type === 'choice' && !attribute.of.includes(text))
    return `is not one of: ${attribute.of.map((value) => `"${value}"`).join(', ')}`
  if (attribute.type !== 'address') return undefined
  const { scheme } = attribute
  if (!resolveAddress(text) && !(scheme && text.startsWith(scheme)))
    return `is not an address a link may lead to (http, https${scheme ? `, ${scheme}` : ''} or relative)`
  if (!text.includes(attribute.with ?? ''))
    return `has no ${attribute.with} in it, so that all links would lead to the same page`
  return undefined
}
