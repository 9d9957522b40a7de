import type { ComponentType } from 'react'
import type { ElementEventName } from '../components/ui/element-events.ts'
import type { Attribute } from './attributes.ts'

/** What a tag is apart from its component, which gets each attribute as a camelCase prop, and `client` where the tag uses the store. */
export interface ElementRow {
  attributes: Record<string, Attribute>
  /**
   * Whether it talks to the store and so needs `store-host` and `store-id`. A tag for which they are optional gets
   * `client: null` without them, and the sentence that says what is missing as `storeProblem`.
   */
  store?: 'required' | 'optional'
  /** Whether facts may stand in one `<script type="application/json">` child, whose text it gets as `json`. */
  readsJson?: true
  /** How the tag itself takes part in the page's layout. */
  display: 'block' | 'inline-block' | 'contents'
  /** Flag attributes that follow the tag's own state: set by the first event, removed by the second. */
  reflects?: Record<string, { setBy: ElementEventName; removedBy: ElementEventName }>
  methods?: Record<string, () => void>
}

/** A component that may ask for its data before it is rendered. */
export type ElementComponent = ComponentType<never> & { begin?: (props: never) => void }

/** What it takes to make one tag of a component. */
export interface ElementDefinition {
  /** As the page writes it: the name, with the page's prefix if it has one. */
  tag: string
  name: string
  row: ElementRow
  component: ElementComponent
}

/** Events whose default the page can prevent. */
export const CANCELABLE_EVENTS: ReadonlySet<ElementEventName> = new Set<ElementEventName>([
  'product-select',
  'checkout-start',
  'checkout-redirect',
  'quote-submit',
])
