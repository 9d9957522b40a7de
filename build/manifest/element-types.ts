import { eventDocs } from '../../src/elements/event-docs.ts'
import type { AttributeDescription, Described, TagDescription } from './tag-descriptions.ts'

/** Returns the types of every element and its events, for `document.createElement`, `addEventListener` and the like. */
export function elementTypes(tags: readonly TagDescription[], apiNames: readonly string[]): string {
  return [eventTypes(tags), ...tags.map(elementOf), globals(tags, apiNames)].join('\n')
}

function eventTypes(tags: readonly TagDescription[]): string {
  const byName = new Map(tags.flatMap((tag) => tag.events.map((event) => [event.name, event])))
  return `/** The events of all tags, as a listener gets them. */
export interface ElementEventMap {
${memberLines([...byName.values()], ({ name, about }) => [about, `'${name}': CustomEvent<ElementEvents['${name}']>`])}
}
/** The events of any element of the page. */
type PlainElementEventMap = Omit<HTMLElementEventMap, keyof ElementEventMap>
/** An element that tells of events of its own. */
export interface TellingElement<Events extends PlainElementEventMap> extends HTMLElement {
  ${listening('addEventListener', 'AddEventListenerOptions')}
  ${listening('removeEventListener', 'EventListenerOptions')}
}`
}

function listening(method: string, options: string): string {
  return `${method}<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: Events[Name]) => void,
    options?: boolean | ${options},
  ): void
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void`
}

function elementOf({ className, about, attributes, methods, events }: TagDescription): string {
  return `export interface ${className}EventMap extends PlainElementEventMap${events.length > 0 ? `, ${picked(events)}` : ''} {}
/** ${about} */
export interface ${className} extends TellingElement<${className}EventMap> {
${[...attributes.map(propertyOf), memberLines(methods, ({ name, about: does }) => [does, `${name}(): void`])].join('\n')}
}`
}

/** Set to nothing, a property is its default again. */
function propertyOf({ property, about, attribute, type }: AttributeDescription): string {
  const { default: value } = attribute
  const isAlwaysThere = attribute.type === 'flag' || value !== undefined
  const text = value === undefined ? about : `${about} Default: \`${value}\``
  return `  /** ${text} */
  get ${property}(): ${type}${isAlwaysThere ? '' : ' | undefined'}
  set ${property}(value: ${type} | null | undefined)`
}

function globals(tags: readonly TagDescription[], apiNames: readonly string[]): string {
  return `/** What the script leaves on the page for other scripts. */
export interface ElectricianElements {
${apiNames.map((name) => `  readonly ${name}: typeof ${name}`).join('\n')}
}
declare global {
  interface HTMLElementTagNameMap {
${tags.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
  /** The elements' events bubble: listen on any element around them, on the document or on the window. */
  interface HTMLElementEventMap extends ElementEventMap {}
  interface DocumentEventMap extends ElementEventMap {
    /** ${eventDocs['cart-change'].about} */
    'cart-change': CustomEvent<CartSummary>
  }
  interface WindowEventMap extends ElementEventMap {
    /** ${eventDocs['cart-change'].about} */
    'cart-change': CustomEvent<CartSummary>
  }
  interface Window {
    ElectricianElements?: ElectricianElements
  }
}`
}

function picked(events: readonly Described[]): string {
  return `Pick<ElementEventMap, ${events.map(({ name }) => `'${name}'`).join(' | ')}>`
}

/** Returns one member of an interface for each row, each below its comment. */
export function memberLines<Row>(
  rows: readonly Row[],
  memberOf: (row: Row) => [about: string, member: string],
): string {
  return rows
    .map(memberOf)
    .map(([about, member]) => `  /** ${about} */\n  ${member}`)
    .join('\n')
}
