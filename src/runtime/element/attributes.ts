import { note } from '../../diagnostics/notes.ts'
import { resolveUrl } from '../../navigation/url.ts'
import { isSet } from './is-set.ts'

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

/** Returns the parsed value of an attribute. Reports invalid text and returns the default instead. */
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
  note('invalid-attribute', () => ({ tag, name, text, problem, attribute }))
  return attribute.default
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

/** Returns what is wrong with an attribute's text, or undefined if the text is valid. */
function problemWith(attribute: Attribute, text: string) {
  if (attribute.type === 'choice') return attribute.values.includes(text) ? undefined : 'choice'
  if (attribute.type === 'count') return /^[1-9]\d*$/.test(text.trim()) ? undefined : 'count'
  if (attribute.type !== 'address') return undefined
  const { schemes = [], mustContain = '' } = attribute
  if (!resolveUrl(text) && !schemes.some((scheme) => text.trim().toLowerCase().startsWith(scheme)))
    return 'address'
  return text.includes(mustContain) ? undefined : 'placeholder'
}
