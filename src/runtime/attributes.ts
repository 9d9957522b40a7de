import { resolveUrl } from '../navigation/url.ts'
import { warnOnce } from './warn-once.ts'

/** The type of an attribute's value. */
export type AttributeType =
  /** Any text. */
  | { type: 'text' }
  /** A boolean attribute, as in HTML. The text `"false"` also means false. */
  | { type: 'flag' }
  /** An http, https or relative URL. */
  | {
      type: 'address'
      /** Additional allowed schemes, such as `mailto:`. */
      schemes?: readonly string[]
      /** Text that the URL must contain, such as `{id}`. */
      mustContain?: string
    }
  /** A whole number of at least 1. */
  | { type: 'count' }
  /** One of the allowed values. */
  | { type: 'choice'; values: readonly string[] }

/** An attribute's type and default value. */
export type Attribute = AttributeType & {
  /** The value when the attribute is missing or empty. */
  default?: string
}

/** An attribute's parsed value. */
export type AttributeValue = string | boolean | undefined

/** Returns the parsed value of an attribute. Logs a warning and returns the default if the text is not valid. */
export function parseAttribute(
  tag: string,
  name: string,
  attribute: Attribute,
  text: string | null,
): AttributeValue {
  if (attribute.type === 'flag') return isSet(text)
  if (text === null || text.trim() === '') return attribute.default
  const problem = problemWith(attribute, text)
  if (!problem) return text
  const fallback = attribute.default
  warnOnce(
    `<${tag}> ${name}="${text}" ${problem}. ${fallback ? `Using "${fallback}" instead` : 'It is ignored'}.`,
  )
  return fallback
}

/** Returns an element's attributes as props. */
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

/** Returns whether a boolean attribute with this text is true. */
export function isSet(text: string | null): boolean {
  return text !== null && text.trim().toLowerCase() !== 'false'
}

/** Returns the attribute text for a property value, or null if the attribute must be removed. */
export function attributeText(attribute: Attribute, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (attribute.type === 'flag') return value && value !== 'false' ? '' : null
  return String(value)
}

/** Returns the property name of an attribute: `productUrl` for `product-url`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the reason why an attribute's text is invalid, or undefined if the text is valid. */
function problemWith(attribute: Attribute, text: string): string | undefined {
  if (attribute.type === 'choice' && !attribute.values.includes(text))
    return `is not one of ${attribute.values.map((value) => `"${value}"`).join(', ')}`
  if (attribute.type === 'count' && !/^[1-9]\d*$/.test(text.trim()))
    return 'is not a whole number of at least 1'
  if (attribute.type !== 'address') return undefined
  const { schemes = [] } = attribute
  if (!resolveUrl(text) && !schemes.some((scheme) => text.startsWith(scheme)))
    return `is not ${['an http', 'https', ...schemes].join(', ')} or relative URL`
  if (!text.includes(attribute.mustContain ?? ''))
    return `does not contain ${attribute.mustContain}, so all links would lead to the same page`
  return undefined
}
