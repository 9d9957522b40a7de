import { eventDocs } from '../../src/elements/event-docs.ts'
import type { AttributeDescription, Described, TagDescription } from './tag-descriptions.ts'

/** The types of every tag: as an element, in `document.createElement` and the like, and in JSX. */
export function elementTypes(tags: readonly TagDescription[], apiNames: readonly string[]): string {
  return [eventTypes(tags), ...tags.map(elementOf), globals(tags, apiNames), jsx(tags)].join('\n')
}

function eventTypes(tags: readonly TagDescription[]): string {
  const byName = new Map(tags.flatMap((tag) => tag.events.map((event) => [event.name, event])))
  return `/** The events of all tags, as a listener gets them. */
export interface ElementEventMap {
${lines([...byName.values()], ({ name, about }) => [about, `'${name}': CustomEvent<ElementEvents['${name}']>`])}
}
/** An element that tells of events of its own. */
export interface TellingElement<Events extends HTMLElementEventMap> extends HTMLElement {
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
  return `export interface ${className}EventMap extends HTMLElementEventMap${events.length > 0 ? `, ${picked(events)}` : ''} {}
/** ${about} */
export interface ${className} extends TellingElement<${className}EventMap> {
${[...attributes.map(propertyOf), lines(methods, ({ name, about: does }) => [does, `${name}(): void`])].join('\n')}
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
  /** The tags' events bubble up to the document. */
  interface DocumentEventMap extends ElementEventMap {
    /** ${eventDocs['cart-change'].about} */
    'cart-change': CustomEvent<CartSummary>
  }
  interface Window {
    ElectricianElements?: ElectricianElements
  }
}`
}

/** React is told of the tags where it is; where it is not, nobody looks at the lines that name it. */
function jsx(tags: readonly TagDescription[]): string {
  return `// @ts-ignore a project without React has no such types
type ReactProps<E> = import('react').DetailedHTMLProps<import('react').HTMLAttributes<E>, E>
type EventProps<Events> = {
  [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined
}
/** The tags in JSX, with attributes as in HTML and \`on\` before the name of an event. */
export interface ElectricianElementsJsx {
${tags.map(jsxPropsOf).join('\n')}
}
// @ts-ignore as above
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ElectricianElementsJsx {}
  }
}`
}

function jsxPropsOf({ tag, className, about, attributes, events }: TagDescription): string {
  return `  /** ${about} */
  '${tag}': ReactProps<${className}> & ${events.length > 0 ? `EventProps<${picked(events)}> & ` : ''}{
${lines(attributes, ({ name, about: means, type }) => [means, `'${name}'?: ${type} | undefined`])}
  }`
}

function picked(events: readonly Described[]): string {
  return `Pick<ElementEventMap, ${events.map(({ name }) => `'${name}'`).join(' | ')}>`
}

/** A member a row, each below its comment. */
function lines<Row>(rows: readonly Row[], memberOf: (row: Row) => [about: string, member: string]): string {
  return rows
    .map(memberOf)
    .map(([about, member]) => `  /** ${about} */\n  ${member}`)
    .join('\n')
}
