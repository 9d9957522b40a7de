import { eventDocs } from '../../src/runtime/docs/event-docs.ts'
import type { AttributeDescription, Described, TagDescription } from './tag-descriptions.ts'

/** Returns the types of every element and its events, as used by `document.createElement` and `addEventListener`. */
export function elementTypes(tags: readonly TagDescription[]): string {
  return [eventTypes(tags), ...tags.map(elementOf), globals(tags)].join('\n')
}

function eventTypes(tags: readonly TagDescription[]): string {
  const byName = new Map(tags.flatMap((tag) => tag.events.map((event) => [event.name, event])))
  return `/** All events of the elements, by name. */
export interface ElementEventMap {
${memberLines([...byName.values()], ({ name, about }) => [about, `'${name}': CustomEvent<ElementEvents['${name}']>`])}
}
type ElectricianEventMap = ElementEventMap
/** The events of every HTML element. */
type PlainElementEventMap = Omit<HTMLElementEventMap, keyof ElementEventMap>
/** An element whose listeners receive typed events. */
export interface TypedEventElement<Events extends PlainElementEventMap> extends HTMLElement {
  ${listenerMethod('addEventListener', 'AddEventListenerOptions')}
  ${listenerMethod('removeEventListener', 'EventListenerOptions')}
}`
}

function listenerMethod(method: string, options: string): string {
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
export interface ${className} extends TypedEventElement<${className}EventMap> {
${[...attributes.map(propertyOf), memberLines(methods, ({ name, about: description }) => [description, `${name}(): void`])].join('\n')}
}`
}

/** Returns the type of a property. Its setter accepts null and undefined, which restore the default. */
function propertyOf({ property, about, attribute, type, accepts }: AttributeDescription): string {
  const { default: value } = attribute
  const hasValue = attribute.type === 'flag' || value !== undefined
  const text = value === undefined ? about : `${about} Default: \`${value}\``
  return `  /** ${text} */
  get ${property}(): ${type}${hasValue ? '' : ' | undefined'}
  set ${property}(value: ${accepts} | null | undefined)`
}

function globals(tags: readonly TagDescription[]): string {
  return `declare global {
  interface HTMLElementTagNameMap {
${tags.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
  /**
   * The elements' events bubble and leave shadow roots, so you can listen on any ancestor, on the shadow roots around
   * the element, on the document or the window.
   */
  interface ElementEventMap extends ElectricianEventMap {}
  interface ShadowRootEventMap extends ElectricianEventMap {}
  interface DocumentEventMap extends ElectricianEventMap {
    /** ${eventDocs['cart-change'].about} */
    'cart-change': CustomEvent<CartSummary>
  }
  interface WindowEventMap extends ElectricianEventMap {
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

/** Returns the source text of an interface's members, one for each row, with doc comments. */
export function memberLines<Row>(
  rows: readonly Row[],
  memberOf: (row: Row) => [about: string, member: string],
): string {
  return rows
    .map(memberOf)
    .map(([about, member]) => `  /** ${about} */\n  ${member}`)
    .join('\n')
}
