import type { StoreApi } from 'zustand/vanilla'
import type { Emit } from '../components/ui/element-events.ts'
import type { AttributeValue } from './attributes.ts'
import type { FoundSettings } from './store-settings.ts'

/** What the component inside a tag is given. */
export interface ElementState {
  props: Record<string, AttributeValue>
  /** null for a tag that does not use the store. */
  store: FoundSettings | null
}

/** A tag as the rest of the edge sees it. */
export interface ReactElementHost extends HTMLElement {
  /** The tag's name without a prefix. */
  readonly row: string
  readonly state: StoreApi<ElementState>
  readonly emit: Emit
  /** Looks the store settings up again. */
  refreshSettings(): void
}

/** Our tags that stand in the document now. */
export const connectedElements = new Set<ReactElementHost>()
