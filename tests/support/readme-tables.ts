import { fileURLToPath } from 'node:url'
import { type DocumentedElement, elements } from '../../build/manifest/elements.ts'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import type { Attribute } from '../../src/elements/attributes.ts'
import { type EventDocs, eventDocs, type PageEvents } from '../../src/elements/event-docs.ts'
import type { ElementEventName } from '../../src/ui/element-events.ts'
import { composingElements } from './folders.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the README with newly generated tables of elements, events and custom properties. */
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
    throw new Error(
      `README.md has no <!-- ${name}: … --> and <!-- /${name} --> markers around its table of ${name}.`,
    )
  return readme.replace(place, (_, start: string, end: string) => `${start}${table}\n${end}`)
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [names, ...lines] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [names, `|${'---|'.repeat(head.length)}`, ...lines].join('\n')
}

function tagTable(): string {
  const rows = elements.map((element) => [
    `\`${element.definition.name}\``,
    element.docs.about,
    attributesOf(element),
    partsOf(element),
  ])
  return tableOf(['tag', 'shows', 'attributes', 'parts'], rows)
}

function attributesOf({ definition, docs }: DocumentedElement): string {
  const { attributes, store, methods } = definition
  const own = Object.entries<Attribute>(attributes).map(([name, { default: value }]) => {
    return `\`${name}\`${value === undefined ? '' : ` (\`${value}\`)`}: ${docs.attributes[name]}`
  })
  if (store) own.push('`store-host` `store-id`')
  for (const [slot, about] of Object.entries(docs.slots)) own.push(`Slot \`${slot}\`: ${about}`)
  if (methods) own.push(`Methods: ${codeList(Object.keys(methods).map((name) => `${name}()`))}`)
  return own.join('<br>')
}

function partsOf({ docs }: DocumentedElement): string {
  return Object.entries(docs.parts)
    .map(([name, about]) => `\`${name}\`: ${about}`)
    .join('<br>')
}

function eventTable(): string {
  const rows = Object.entries<EventDocs<unknown>>(eventDocs).map(([name, { about, detail, preventTo }]) => [
    `\`${name}\``,
    about,
    sourcesOf(name as keyof PageEvents),
    detail === null ? '' : `\`{ ${Object.keys(detail).join(', ')} }\``,
    preventTo ?? '',
  ])
  return tableOf(['event', 'when', 'from', '`detail`', 'prevent to'], rows)
}

/** Lists the elements that dispatch an event, without the composing elements that contain them. */
function sourcesOf(name: keyof PageEvents): string {
  if (name === 'cart-change') return '`document`'
  const dispatches = ({ definition, surface }: DocumentedElement) =>
    surface.events.includes(name satisfies ElementEventName) && !composingElements.includes(definition.name)
  return codeList(elements.filter(dispatches).map(({ definition }) => definition.name))
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

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
