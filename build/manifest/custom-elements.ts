import type {
  Attribute,
  ClassMethod,
  CustomElementDeclaration,
  CustomElementField,
  Module,
  Package,
} from 'custom-elements-manifest'
import type { StyleProperty } from './style-properties.ts'
import type { AttributeDescription, Described, TagDescription } from './tag-descriptions.ts'

/** Returns the custom elements manifest, with one module per element, as in the package. */
export function customElementsManifest(
  tags: readonly TagDescription[],
  styles: readonly StyleProperty[],
): Package {
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: tags.map((tag) => moduleOf(tag, styles)) }
}

function moduleOf(tag: TagDescription, styles: readonly StyleProperty[]): Module {
  const path = `dist/esm/${tag.tag}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(tag, styles)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: tag.tag,
        declaration: { name: tag.className, module: path },
      },
    ],
  }
}

function declarationOf(tag: TagDescription, styles: readonly StyleProperty[]): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: tag.className,
    tagName: tag.tag,
    description: tag.about,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: tag.attributes.map(attributeOf),
    members: [...tag.attributes.map(fieldOf), ...tag.methods.map(methodOf)],
    events: tag.events.map(({ name, about }) => ({
      name,
      description: about,
      type: { text: `CustomEvent<ElementEvents['${name}']>` },
    })),
    slots: tag.slots.map(markdown),
    cssParts: tag.parts.map(markdown),
    cssProperties: styles.map(({ name, about, light, dark }) => ({
      name,
      description: about,
      default: light === dark ? light : `light-dark(${light}, ${dark})`,
    })),
  }
}

function attributeOf({ name, about, property, attribute, type }: AttributeDescription): Attribute {
  const { default: value } = attribute
  return {
    name,
    description: about,
    fieldName: property,
    type: { text: type },
    ...(value !== undefined && { default: value }),
  }
}

function fieldOf({ name, about, property, attribute, type }: AttributeDescription): CustomElementField {
  const { default: value } = attribute
  return {
    kind: 'field',
    name: property,
    description: about,
    attribute: name,
    reflects: true,
    type: { text: attribute.type === 'flag' || value !== undefined ? type : `${type} | undefined` },
    ...(value !== undefined && { default: `'${value}'` }),
  }
}

function methodOf({ name, about }: Described): ClassMethod {
  return { kind: 'method', name, description: about, return: { type: { text: 'void' } } }
}

function markdown({ name, about }: Described) {
  return { name, description: about }
}
