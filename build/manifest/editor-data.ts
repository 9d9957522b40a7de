import type { StyleProperty } from './style-properties.ts'
import type { AttributeDescription, Described, TagDescription } from './tag-descriptions.ts'

/** Returns the elements and their attributes in VS Code's custom data format. */
export function vscodeData(tags: readonly TagDescription[]) {
  return {
    version: 1.1,
    tags: tags.map(({ tag, about, attributes }) => ({
      name: tag,
      description: markdown(about),
      attributes: attributes.map(({ name, about: description, attribute }) => ({
        name,
        description: markdown(withDefault(description, attribute.default)),
        ...(attribute.type === 'flag' && { valueSet: 'v' }),
        ...(attribute.type === 'choice' && { values: attribute.values.map((value) => ({ name: value })) }),
      })),
    })),
  }
}

/**
 * Returns the elements' attributes, properties, events, slots, parts and styles in the web-types format for JetBrains
 * editors.
 */
export function webTypes(
  { name, version }: { name: string; version: string },
  tags: readonly TagDescription[],
  styles: readonly StyleProperty[],
) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: tags.map(webTypesElement) },
      css: {
        properties: styles.map(({ name: property, about }) => ({ name: property, description: about })),
      },
    },
  }
}

function webTypesElement({ tag, about, attributes, events, slots, parts }: TagDescription) {
  return {
    name: tag,
    description: about,
    attributes: attributes.map(webTypesAttribute),
    slots: slots.map(webTypesItem),
    js: {
      properties: attributes.map(({ property, about: description, type }) => ({
        name: property,
        description,
        type,
      })),
      events: events.map(webTypesItem),
    },
    css: { parts: parts.map(webTypesItem) },
  }
}

function webTypesAttribute({ name, about, attribute, type }: AttributeDescription) {
  const { default: value } = attribute
  return {
    name,
    description: about,
    required: false,
    ...(value !== undefined && { default: value }),
    value: { type },
  }
}

function webTypesItem({ name, about }: Described) {
  return { name, description: about }
}

function markdown(value: string) {
  return { kind: 'markdown', value }
}

function withDefault(about: string, value: string | undefined): string {
  return value === undefined ? about : `${about} Default: \`${value}\``
}
