import type { ElementEventName } from '../../src/ui/element-events.ts'
import { type Attribute, propertyName } from '../../src/elements/attributes.ts'
import type { ElementRow } from '../../src/elements/element-row.ts'
import { type EventDocs, eventDocs } from '../../src/elements/event-docs.ts'
import { registry, type TagName } from '../../src/elements/registry.ts'
import { registryDocs, storeDocs } from '../../src/elements/registry-docs.ts'

/** One tag as manifests and types tell of it: its row of the registry and its row of the docs in one. */
export interface TagDescription {
  tag: TagName
  about: string
  /** Its name as a type. */
  className: string
  attributes: AttributeDescription[]
  events: Described<ElementEventName>[]
  methods: Described[]
  slots: Described[]
  parts: Described[]
}

export interface Described<Name extends string = string> {
  name: Name
  about: string
}

export interface AttributeDescription extends Described {
  property: string
  attribute: Attribute
  /** Its accepted values as a TypeScript type. */
  type: string
}

export const tagDescriptions: TagDescription[] = (Object.keys(registry) as TagName[]).map(describeTag)

function describeTag(tag: TagName): TagDescription {
  const { attributes, store, methods }: ElementRow = registry[tag]
  const docs = registryDocs[tag]
  const own = Object.entries(attributes).map(([name, attribute]) =>
    describeAttribute(name, docs.attributes[name], attribute),
  )
  const shared = Object.entries(store ? storeDocs : {}).map(([name, about]) =>
    describeAttribute(name, about, { type: 'text' }),
  )
  return {
    tag,
    about: docs.about,
    className: `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element`,
    attributes: [...own, ...shared],
    events: docs.events.map((name) => ({ name, about: sentenceOf(eventDocs[name]) })),
    methods: Object.keys(methods ?? {}).map((name) => ({ name, about: docs.methods?.[name] ?? '' })),
    slots: described(docs.slots),
    parts: described(docs.parts),
  }
}

function describeAttribute(name: string, about = '', attribute: Attribute): AttributeDescription {
  return { name, about, property: propertyName(name), attribute, type: acceptedBy(attribute) }
}

function acceptedBy(attribute: Attribute): string {
  if (attribute.type === 'choice') return attribute.of.map((value) => `'${value}'`).join(' | ')
  return attribute.type === 'flag' ? 'boolean' : 'string'
}

function described(docs: Record<string, string> = {}): Described[] {
  return Object.entries(docs).map(([name, about]) => ({ name, about }))
}

/** What an event says, and that it can be prevented. */
function sentenceOf({ about, preventTo }: EventDocs<unknown>): string {
  return preventTo ? `${about} Prevent it to ${preventTo}.` : about
}
