import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Business, FactOverrides } from '../../business/business.ts'
import type { StoreSettings } from '../../provider/store-client.ts'
import type { Locale } from '../../texts/locale.ts'
import type { ElementEventName, Emit } from '../../ui/element-events.ts'
import type { ElementPage } from '../docs/element-page.ts'
import type { ElementSettings, FoundSettings } from '../settings/store-settings.ts'
import type { Attribute, AttributeValue } from './attributes.ts'

/**
 * The definition of one element, from `src/elements/<name>/element.ts`. Scripts, package entries, types,
 * manifests, documentation tables and the contract tests are generated from it.
 */
export interface ElementDefinition {
  /** The element's name without a prefix, which is also the name of its folder. */
  readonly name: string
  /**
   * The pages that use the element. The build of the modules puts the code of one kind into few files.
   * Undefined for an element that only consists of others, so that its page loads their files.
   */
  readonly kind?: 'cart' | 'products' | 'sections' | 'website'
  /**
   * The React component. Its props are the attributes in camelCase. `useStoreClient` and `useBusiness` return
   * the store's client and the business facts.
   */
  readonly component: ComponentType<never>
  /** The element's own attributes. `store` adds `store-host` and `store-id`. */
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Public methods of the element. */
  readonly methods?: Readonly<Record<string, (this: HTMLElement) => void>>
  /**
   * Whether `store-host` and `store-id` are required or optional. Undefined if the element does not use the
   * store. If optional settings are missing, `useHasStore` returns false. If required settings are missing,
   * the element shows the author's content.
   */
  readonly store?: 'required' | 'optional'
  /** Set for an element that shows business facts. */
  readonly business?: BusinessFacts
  /** Whether the element shows nothing at first, so that it renders after the visible elements. */
  readonly isHidden?: boolean
  /**
   * Starts what pages with this element do, such as showing how many items the saved cart contains. Called
   * when the element is defined, and also if other code has already defined an element with its name.
   */
  readonly onDefine?: () => void
  /** The CSS `display` of the element. */
  readonly display: 'block' | 'inline-block' | 'contents'
  /**
   * Boolean attributes that reflect the element's state. The element sets and removes them when it dispatches
   * certain events. The page can set or remove them to change the state. Components must not read them from
   * their props, because the props are not updated when these attributes change.
   */
  readonly reflects?: Readonly<Record<string, ReflectedState>>
  /**
   * Starts the requests that the component needs. Called with the store's settings and the component's props
   * before the first render. If it returns a promise, the first render waits a moment for it, because a fast
   * response makes the loading state unnecessary.
   */
  readonly preload?: (store: StoreSettings, props: never) => Promise<void> | undefined
  /**
   * Loads the modules that the first render needs. Called with the component's props. Returns undefined if
   * the modules have been loaded.
   */
  readonly load?: ((props: never) => Promise<unknown> | undefined) | undefined
  /** Set for an element that `src/website` prerenders. */
  readonly prerendered?: PrerenderedMarkup
}

/** How an element uses prerendered markup. */
interface PrerenderedMarkup {
  /** Loads what hydration needs. Returns undefined if no markup exists. Retries after a failure. */
  readonly load: (host: ElementHost) => Promise<void> | undefined
  /** Hydrates the markup and returns a function that unmounts it. Returns undefined if no markup exists. */
  readonly hydrate: (element: HTMLElement) => (() => void) | undefined
}

/** Describes how a boolean attribute reflects the state of its element. */
export interface ReflectedState {
  /** The event that sets the attribute. */
  readonly setBy: ElementEventName
  /** The event that removes the attribute. */
  readonly removedBy: ElementEventName
  /** Called when the page sets the attribute. */
  readonly onSet: (element: HTMLElement) => void
  /** Called when the page removes the attribute. */
  readonly onRemoved: (element: HTMLElement) => void
}

/** Provides the business facts that an element's component reads with `useBusiness`. */
export interface BusinessFacts {
  /**
   * Merges facts from JSON with the facts in the element's attributes, which take precedence.
   * @param locale the language of the facts that the page does not set; English by default
   */
  merge(
    facts: readonly FactOverrides[],
    props: Readonly<Record<string, AttributeValue>>,
    locale?: Locale,
  ): Business
  /** Updates the element's facts from the JSON that applies to it. Loads the parser if it is needed. */
  update(host: ElementHost, settings: ElementSettings): void
}

/** The state that an element's React component renders. */
export interface ElementState {
  /** Parsed attributes by camelCase name. */
  props: Record<string, AttributeValue>
  /** Business facts from JSON that apply to the element. Later entries override earlier ones. */
  facts: readonly FactOverrides[]
  /** The element's store settings; null for an element that does not use the store. */
  store: FoundSettings | null
  /** The element's language, and how it writes prices. */
  locale: Locale
}

/** A custom element and the internal data about it, which the page cannot access. */
export interface ElementHost {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  /** The state that the React component subscribes to. */
  readonly state: StoreApi<ElementState>
  /** Dispatches one of the element's events. */
  readonly emit: Emit
  /** The CSS of the element and of its lazy parts that have been rendered. */
  readonly styles: Set<string>
  /** The element's language, also while its texts load. Business facts in other languages do not apply. */
  language?: string
  /** The JSON from which the business facts in `state` were parsed, or are about to be parsed. */
  factsKey?: string
  /** Resolves when the business facts are in `state`. Undefined if they are. Never rejects. */
  factsLoading?: Promise<void> | undefined
  /** Resolves when the element's language is in `state`. Undefined if none is loading. Never rejects. */
  localeLoading?: Promise<void> | undefined
  /** Whether this element was inserted automatically because the page had none. */
  isAutoInserted?: boolean
}

/**
 * Descriptions for documentation, manifests and types, from `src/elements/<name>/docs.ts`. The built scripts
 * do not contain them.
 */
export interface ElementDocs<Definition extends ElementDefinition = ElementDefinition> {
  /** A sentence about what the element shows. */
  about: string
  /** A sentence about each of the element's own attributes. */
  attributes: Record<keyof Definition['attributes'], string>
  /** Events that the element dispatches. */
  events: readonly ElementEventName[]
  /** A description of each part that pages can style with `::part()`. */
  parts: Readonly<Record<string, string>>
  /** A description of the content of each slot. The default slot has an empty name. */
  slots: Readonly<Record<string, string>>
  /** A sentence about each method. */
  methods: Record<keyof NonNullable<Definition['methods']>, string>
  /** The hand-written content of the element's page in `docs/elements`. */
  page: ElementPage
}

/** The events that a page can cancel with `preventDefault()`. */
export const CANCELABLE_EVENTS: readonly ElementEventName[] = [
  'contact-click',
  'link-click',
  'product-select',
  'booking-start',
  'checkout-start',
  'checkout-redirect',
  'quote-submit',
]
