import type { ComponentType } from 'react'
import type { ElementEventName } from '../ui/element-events.ts'
import type { Attribute } from './attributes.ts'
import type { watchJsonChild } from './json-child.ts'

/**
 * Everything that makes one element: the content of `src/tags/<name>/element.ts`. Scripts, package entries, types,
 * manifests, documentation tables and the contract tests are derived from it.
 */
export interface ElementDefinition {
  /** The element's name without the page's prefix; also the name of its folder. */
  readonly name: string
  /** Gets each attribute as a camelCase prop, and `client` if the element uses the store. */
  readonly component: ComponentType<never>
  /** Own attributes; `store-host` and `store-id` come with `store`. */
  readonly attributes: Readonly<Record<string, Attribute>>
  readonly methods?: Readonly<Record<string, (this: HTMLElement) => void>>
  /**
   * Whether the element needs `store-host` and `store-id`. If they are optional and missing, the component gets
   * `client: null` and the reason as `storeProblem`.
   */
  readonly store?: 'required' | 'optional'
  /** Set for an element that reads facts from a `<script type="application/json">` child; its text is the prop `json`. */
  readonly watchJson?: typeof watchJsonChild
  /** The host's CSS `display`. */
  readonly display: 'block' | 'inline-block' | 'contents'
  /** Stylesheet texts that the shadow root adopts after the base stylesheet, in cascade order. */
  readonly styles: readonly string[]
  /**
   * Flag attributes that mirror a state of the element: its events set and remove them, and the page changes the state
   * by setting or removing them. They are not props: a state that changes quickly and its attribute would chase each other.
   */
  readonly reflects?: Readonly<Record<string, ReflectedState>>
  /** Starts the requests that the component will need. Called before the first render, with the component's props. */
  readonly preload?: (props: never) => void
  /** Takes over prerendered markup. Only for an element that `build/site` prerenders. */
  readonly hydration?: Hydration
}

/** The event that sets a flag, the event that removes it, and what to do when the page sets or removes it. */
export interface ReflectedState {
  readonly setBy: ElementEventName
  readonly removedBy: ElementEventName
  readonly onSet: (element: HTMLElement) => void
  readonly onRemoved: (element: HTMLElement) => void
}

/** How an element takes over the markup that it was prerendered with. */
export interface Hydration {
  /** Makes the initial data available, before anything requests it. */
  readInitialData(element: HTMLElement): void
  /** Takes the markup over and returns what unmounts it; undefined if there is none, or none that is up to date. */
  takeOver(element: HTMLElement): (() => void) | undefined
}

/**
 * What else a page can use of an element. Only documentation, types and tests read it, so `element.ts` exports it beside
 * the definition and bundlers leave it out of the scripts.
 */
export interface ElementSurface {
  /** Events that the element or the components in it dispatch. */
  readonly events: readonly ElementEventName[]
  /** `::part()` names. */
  readonly parts: readonly string[]
  /** Names of the slots for the page's own content. */
  readonly slots?: readonly string[]
}

/** Descriptions for documentation, manifests and types: the content of `src/tags/<name>/docs.ts`. Never shipped. */
export interface ElementDocs<
  Definition extends ElementDefinition = ElementDefinition,
  Surface extends ElementSurface = ElementSurface,
> {
  /** What the element shows, in a sentence. */
  about: string
  /** A sentence for each own attribute. */
  attributes: Record<keyof Definition['attributes'], string>
  /** What each `::part()` styles. */
  parts: Record<Surface['parts'][number], string>
  /** What each slot holds. */
  slots: Record<SlotName<Surface>, string>
  /** A sentence for each method. */
  methods: Record<keyof NonNullable<Definition['methods']>, string>
}

type SlotName<Surface> = Surface extends { slots: readonly (infer Name extends string)[] } ? Name : never

/** Events whose default action the page can prevent. */
export const CANCELABLE_EVENTS: ReadonlySet<ElementEventName> = new Set<ElementEventName>([
  'product-select',
  'checkout-start',
  'checkout-redirect',
  'quote-submit',
])
