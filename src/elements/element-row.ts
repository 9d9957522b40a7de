import type { ComponentType } from 'react'
import type { ElementEventName } from '../ui/element-events.ts'
import type { Attribute } from './attributes.ts'
import type { watchJsonChild } from './json-child.ts'

/** What a tag is apart from its component, which gets each attribute as a camelCase prop, and `client` where the tag uses the store. */
export interface ElementRow {
  attributes: Record<string, Attribute>
  /**
   * Whether it talks to the store and so needs `store-host` and `store-id`. A tag for which they are optional gets
   * `client: null` without them, and the sentence that says what is missing as `storeProblem`.
   */
  store?: 'required' | 'optional'
  /** Whether facts may stand in one `<script type="application/json">` child, whose text it gets as `json`. */
  watchJson?: typeof watchJsonChild
  /** How the tag itself takes part in the page's layout. */
  display: 'block' | 'inline-block' | 'contents'
  /**
   * Flag attributes that are a state of the tag: set and removed with its events; and when the page sets or removes one,
   * that is done. Apart from the component's props, or a state that changes quickly and its flag would chase each other.
   */
  reflects?: Record<string, Reflected>
  methods?: Record<string, (this: HTMLElement) => void>
}

interface Reflected {
  setBy: ElementEventName
  removedBy: ElementEventName
  onSet: (element: HTMLElement) => void
  onRemoved: (element: HTMLElement) => void
}

/** A component that may ask for its data before it is rendered. */
export type ElementComponent = ComponentType<never> & { begin?: (props: never) => void }

/** Events whose default the page can prevent. */
export const CANCELABLE_EVENTS: ReadonlySet<ElementEventName> = new Set<ElementEventName>([
  'product-select',
  'checkout-start',
  'checkout-redirect',
  'quote-submit',
])
