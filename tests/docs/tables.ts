import { styleProperties } from '../../build/manifest/style-properties.ts'
import { TRADES } from '../../src/builder/trades/trades.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { FACTS } from '../../src/business/facts.ts'
import { describeType } from '../../src/diagnostics/describe-problem.ts'
import { type DocumentedElement, elements } from '../../src/elements/documented-elements.ts'
import { type EventDocs, eventDocs, type PageEvents } from '../../src/runtime/docs/event-docs.ts'
import { en } from '../../src/texts/en.ts'
import type { Text } from '../../src/texts/text.ts'
import { root } from '../support/files.mjs'
import { composingElements } from '../support/folders.mjs'

/** Returns a Markdown table. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [names, ...lines] = [head, ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
  return [names, `|${'---|'.repeat(head.length)}`, ...lines].join('\n')
}

/** Returns a table of all elements with links to their pages in `folder`. */
export function elementTable(folder: string): string {
  const rows = elements.map(({ definition: { name }, docs }) => [
    `[\`<${name}>\`](${folder}/${name}.md)`,
    docs.about,
  ])
  return tableOf(['element', 'what it does'], rows)
}

/** Returns a table of the events with these names, or of all events by default. */
export function eventTable(names?: readonly (keyof PageEvents)[]): string {
  const rows = Object.entries<EventDocs<unknown>>(eventDocs)
    .filter(([name]) => !names || names.includes(name as keyof PageEvents))
    .map(([name, { about, detail, preventTo }]) => [
      `\`${name}\``,
      about,
      ...(names ? [] : [dispatchersOf(name as keyof PageEvents)]),
      detail === null ? '' : `\`{ ${Object.keys(detail).join(', ')} }\``,
      preventTo ?? '',
    ])
  return tableOf(['event', 'when', ...(names ? [] : ['from']), '`detail`', 'cancel it to'], rows)
}

/** Returns a table of all business facts. */
export function factTable(): string {
  const rows = Object.entries(FACTS).map(([name, { type }]) => {
    const { about, shownIn } = factDocs[name as keyof typeof factDocs]
    return [`\`${name}\``, `${about}.`, `\`${describeType(type)}\``, shownIn]
  })
  return tableOf(['fact', 'what it is', 'format', 'shown in'], rows)
}

/** Returns a table of the trades with their services and a link to their facts. */
export function tradeTable(): string {
  const rows = TRADES.map(({ id, label, facts }) => {
    const services = (facts['services'] ?? []) as readonly { title: string }[]
    const file = `src/builder/trades/${id}.json`
    return [
      label,
      services.map(({ title }) => title).join(', '),
      id === 'electrician' ? 'the default' : `[${id}.json](../${file})`,
    ]
  })
  return tableOf(['trade', 'services', 'facts'], rows)
}

/** Returns a table of all `--ee-*` properties with their defaults. */
export function propertyTable(): string {
  const rows = styleProperties(root).map(({ name, about, light, dark }) => [
    `\`${name}\``,
    about,
    `\`${light}\``,
    dark === light ? '' : `\`${dark}\``,
  ])
  return tableOf(['property', 'sets', 'light', 'dark'], rows)
}

/** Returns a table of all texts with their keys. */
export function textTable(): string {
  const rows = Object.entries<Text>(en).map(([key, text]) => [
    `\`${key}\``,
    typeof text === 'string' ? text : Object.values(text).join(' / '),
  ])
  return tableOf(['key', 'English text'], rows)
}

/** Returns the elements that dispatch an event, except elements that contain other elements. */
function dispatchersOf(name: keyof PageEvents): string {
  if (name === 'cart-change') return '`document`'
  const dispatches = ({ definition, docs }: DocumentedElement) =>
    docs.events.some((event) => event === name) && !composingElements.includes(definition.name)
  return elements
    .filter(dispatches)
    .map(({ definition }) => `\`${definition.name}\``)
    .join(', ')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
}
