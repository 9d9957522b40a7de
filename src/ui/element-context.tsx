import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Business } from '../business/business.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import type { Texts, Translate } from '../texts/text.ts'
import { translator } from '../texts/translate.ts'
import type { Emit } from './element-events.ts'

/** What an element provides to the components inside it. */
export interface ElementContext {
  /** The element's language, and how it writes prices. */
  locale: Locale
  /** Dispatches an event from the element. */
  emit: Emit
  /** The business facts that apply to the element. Null for an element that shows none. */
  business: Business | null
  /** The settings of the element's store. Null for an element or a website without a store. */
  store: StoreSettings | null
  /** The phone number of the business. */
  phone: KnownPhone
  /** Adds CSS texts to the element's shadow root. */
  adoptStyles: (styles: readonly string[]) => void
}

/** The phone number of the business. */
interface KnownPhone {
  /** Returns the number, or null if the page's facts do not contain it. */
  get: () => string | null
  /** Calls `listener` when the number may have changed. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

/** The context that each element provides. */
export const ElementContext = createContext<ElementContext>({
  locale: ENGLISH,
  emit: () => true,
  business: null,
  store: null,
  phone: { get: () => null, subscribe: () => () => {} },
  adoptStyles: () => {},
})

interface StoreProviderProps {
  store: StoreSettings
  children: ReactNode
}

/** Replaces the element's store for the components inside it. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  const context = useContext(ElementContext)
  // Memoized, so that the components inside do not render because this one does.
  const value = useMemo(() => ({ ...context, store }), [context, store])
  return <ElementContext.Provider value={value}>{children}</ElementContext.Provider>
}

/** Returns the language of the element, and how it writes prices. */
export function useLocale(): Locale {
  return useContext(ElementContext).locale
}

/**
 * Returns the function that writes texts in the language of the element.
 * @param english the English texts of a file in `texts/en`
 */
export function useTexts<Known extends Texts>(english: Known): Translate<Known> {
  return translator(english, useLocale())
}

/**
 * Returns the function that dispatches events from the component's element. It returns false if the page has
 * canceled the event. Outside an element, it does nothing.
 */
export function useEmit(): Emit {
  return useContext(ElementContext).emit
}

/**
 * Returns the facts about the business, such as its name and hours. Only for elements that define `business`.
 * @throws Error in other elements
 */
export function useBusiness(): Business {
  const business = useKnownBusiness()
  if (!business) throw new Error('This component needs an element that defines `business`.')
  return business
}

/** Returns the facts about the business, or null in elements that show no facts. */
export function useKnownBusiness(): Business | null {
  return useContext(ElementContext).business
}

/** Returns the phone number of the business if the page's facts contain it. For messages about failures. */
export function useKnownPhone(): string | null {
  const { get, subscribe } = useContext(ElementContext).phone
  return useSyncExternalStore(subscribe, get, get)
}

/**
 * Returns the settings of the element's store. Only for elements that define `store`, and for the store's
 * screens of a website.
 * @throws Error without a store
 */
export function useStoreSettings(): StoreSettings {
  const { store } = useContext(ElementContext)
  if (!store) throw new Error('This component needs an element that defines `store`.')
  return store
}

/** Returns whether the element has a store. */
export function useHasStore(): boolean {
  return useContext(ElementContext).store !== null
}

/** Returns the function that adds CSS to the element's shadow root. */
export function useAdoptStyles(): ElementContext['adoptStyles'] {
  return useContext(ElementContext).adoptStyles
}
