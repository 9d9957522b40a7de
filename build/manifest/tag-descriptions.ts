import { type DocumentedElement, elements } from '../../src/elements/documented-elements.ts'
import { type EventDocs, eventDocs } from '../../src/runtime/docs/event-docs.ts'
import { factsFileDocs } from '../../src/runtime/docs/facts-file-docs.ts'
import {
  priceFormatAttribute,
  priceFormatDocs,
  storeDocs,
} from '../../src/runtime/docs/store-settings-docs.ts'
import { type Attribute, propertyName } from '../../src/runtime/element/attributes.ts'
import type { ElementEventName } from '../../src/ui/element-events.ts'

/** The description of an element in manifests and types. */
export interface TagDescription {
  tag: string
  about: string
  /** The name of the TypeScript type of the element. */
  className: string
  attributes: AttributeDescription[]
  events: Described<ElementEventName>[]
  methods: Described[]
  slots: Described[]
  parts: Described[]
}

/** The name and the description of an event, a part or another feature. */
export interface Described<Name extends string = string> {
  name: Name
  about: string
}

/** The description of an attribute and of the property that reflects it. */
export interface AttributeDescription extends Described {
  property: string
  attribute: Attribute
  /** The TypeScript type of the property’s value. */
  type: string
  /** The TypeScript type of the values that the attribute and the property’s setter accept. */
  accepts: string
}

/** The descriptions of all elements, in alphabetical order. */
export const tagDescriptions: TagDescription[] = elements.map(describeElement)

function describeElement({ definition, docs }: DocumentedElement): TagDescription {
  const { name: tag, attributes, store, business } = definition
  const own = Object.entries(attributes).map(([name, attribute]) =>
    describeAttribute(name, docs.attributes[name], attribute),
  )
  const ofPage = { ...(business && factsFileDocs), ...(store && storeDocs) }
  const shared = Object.entries(ofPage).map(([name, about]) =>
    describeAttribute(name, about, { type: 'text' }),
  )
  return {
    tag,
    about: docs.about,
    className: `${tag.replace(/(?:^|-)([a-z])/g, (_, initial: string) => initial.toUpperCase())}Element`,
    attributes: [
      ...own,
      ...shared,
      ...(store ? [describeAttribute('price-format', priceFormatDocs, priceFormatAttribute)] : []),
    ],
    events: docs.events.map((name) => ({ name, about: eventDescription(eventDocs[name]) })),
    methods: described(docs.methods),
    slots: described(docs.slots),
    parts: described(docs.parts),
  }
}

function describeAttribute(name: string, about = '', attribute: Attribute): AttributeDescription {
  const type = typeOf(attribute)
  const accepts = attribute.type === 'count' ? `${type} | number` : type
  return { name, about, property: propertyName(name), attribute, type, accepts }
}

function typeOf(attribute: Attribute): string {
  if (attribute.type === 'choice') return attribute.values.map((value) => `'${value}'`).join(' | ')
  return attribute.type === 'flag' ? 'boolean' : 'string'
}

function described(docs: Readonly<Record<string, string>>): Described[] {
  return Object.entries(docs).map(([name, about]) => ({ name, about }))
}

/** Returns an event's description, including the effect of `preventDefault()`. */
function eventDescription({ about, preventTo }: EventDocs<unknown>): string {
  return preventTo ? `${about} Call \`preventDefault()\` to ${preventTo}.` : about
}
