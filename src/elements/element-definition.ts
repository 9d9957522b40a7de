import type { ElementEdge } from './connected-elements.ts'
import type { ElementComponent, ElementRow } from './element-row.ts'
import type { TagName } from './registry.ts'

/** What it takes to make one tag of a component. */
export interface ElementDefinition {
  /** As the page writes it: the name, with the page's prefix if it has one. */
  tag: string
  name: string
  row: ElementRow
  component: ElementComponent
  prerendered?: Prerendered | undefined
}

/** A tag by its own name, as all pages know it. */
export type TagDefinition = Pick<ElementDefinition, 'row' | 'component'> & { name: TagName }

/** How a tag takes over what it was prerendered with. Only the website is, so that nobody else need carry it. */
export interface Prerendered {
  /** Before anything asks the store: has the answers at hand that came with the markup. */
  readAnswers(edge: ElementEdge): void
  /** Takes the markup over, and returns what ends it; undefined where there is none, or none that can be used. */
  takeOver(edge: ElementEdge): (() => void) | undefined
}
