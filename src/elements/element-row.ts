import type { ComponentType } from 'react'
import type { ElementEventName } from '../components/ui/element-events.ts'
import type { Attribute } from './attributes.ts'

/** All there is to know of one tag. Definition, docs and types are made from it. */
export interface ElementRow {
  /** Gets each attribute as a camelCase prop, and `client` where the tag uses the store. */
  component: ComponentType<never>
  /** For the docs: what the tag shows. */
  about: string
  /** Whether it talks to the store and so needs `store-host` and `store-id`. */
  usesStore: boolean
  attributes: Record<string, Attribute>
  events: readonly ElementEventName[]
  /** `::part()` names and what each styles. */
  parts: Record<string, string>
  /** How the tag itself takes part in the page's layout. */
  display: 'block' | 'inline-block' | 'contents'
  /** Flag attributes that follow the tag's own state: set by the first event, removed by the second. */
  reflects?: Record<string, { setBy: ElementEventName; removedBy: ElementEventName }>
  methods?: Record<string, () => void>
}

/** Events whose default the page can prevent. */
export const CANCELABLE_EVENTS: ReadonlySet<ElementEventName> = new Set<ElementEventName>([
  'product-select',
  'checkout-start',
  'checkout-redirect',
])
