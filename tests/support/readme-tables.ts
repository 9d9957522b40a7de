import { fileURLToPath } from 'node:url'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import type { ElementEventName } from '../../src/ui/element-events.ts'
import type { ElementRow } from '../../src/elements/element-row.ts'
import { type EventDocs, eventDocs, type PageEvents } from '../../src/elements/event-docs.ts'
import { registry, type TagName } from '../../src/elements/registry.ts'
import { type ElementDocs, registryDocs } from '../../src/elements/registry-docs.ts'
import { composingTags } from './rooms.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tags = Object.keys(registry) as TagName[]

/** The README with its tables of tags, events and properties made anew. */
export function withTables(readme: string): string {
  return [
    { name: 'tags', table: tagTable() },
    { name: 'events', table: eventTable() },
    { name: 'properties', table: propertyTable() },
  ].reduce((text, { name, table }) => withTable(text, name, table), readme)
}

function withTable(readme: string, name: string, table: string): string {
  const place = new RegExp(`(<!-- ${name}: [^>]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!place.test(readme))
    throw new Error(`README.md has lost the marks between which its table of ${name} stands.`)
  return readme.replace(place, (_, start: string, end: string) => `${start}${table}\n${end}`)
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [names, ...lines] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [names, `|${'---|'.repeat(head.length)}`, ...lines].join('\n')
}

function tagTable(): string {
  const rows = tags.map((tag) => {
    const docs = registryDocs[tag]
    return [`\`${tag}\``, docs.about, attributesOf(registry[tag], docs), partsOf(docs)]
  })
  return tableOf(['tag', 'shows', 'attributes', 'parts'], rows)
}

function attributesOf({ attributes, store, methods }: ElementRow, docs: ElementDocs): string {
  const own = Object.entries(attributes).map(([name, { default: value }]) => {
    return `\`${name}\`${value === undefined ? '' : ` (\`${value}\`)`}: ${docs.attributes[name]}`
  })
  if (store) own.push('`store-host` `store-id`')
  for (const [slot, about] of Object.entries(docs.slots ?? {})) own.push(`Slot \`${slot}\`: ${about}`)
  if (methods) own.push(`Methods: ${named(Object.keys(methods).map((name) => `${name}()`))}`)
  return own.join('<br>')
}

function partsOf({ parts }: ElementDocs): string {
  return Object.entries(parts)
    .map(([name, about]) => `\`${name}\`: ${about}`)
    .join('<br>')
}

function eventTable(): string {
  const rows = Object.entries<EventDocs<unknown>>(eventDocs).map(([name, { about, detail, preventTo }]) => [
    `\`${name}\``,
    about,
    tellersOf(name as keyof PageEvents),
    detail === null ? '' : `\`{ ${Object.keys(detail).join(', ')} }\``,
    preventTo ?? '',
  ])
  return tableOf(['event', 'when', 'from', '`detail`', 'prevent to'], rows)
}

/** The composing tags tell what the tags in them tell. */
function tellersOf(name: keyof PageEvents): string {
  if (name === 'cart-change') return '`document`'
  const tell = (tag: TagName) => registryDocs[tag].events.includes(name satisfies ElementEventName)
  return named(tags.filter((tag) => !composingTags.includes(tag) && tell(tag)))
}

function propertyTable(): string {
  const rows = styleProperties(root).map(({ name, about, light, dark }) => [
    `\`${name}\``,
    about,
    `\`${light}\``,
    dark === light ? '' : `\`${dark}\``,
  ])
  return tableOf(['property', 'sets', 'light', 'dark'], rows)
}

function named(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
