import { createContext, useContext } from 'react'
import type { StoreSettings } from '../provider/store-client.ts'

const StoreSettingsContext = createContext<StoreSettings | null>(null)

/** Provides the settings of an element's store. Null for an element or a website without a store. */
export const StoreSettingsProvider = StoreSettingsContext.Provider

/**
 * Returns the settings of the element's store. Only for elements that define `store`, and for the store's screens of a
 * website.
 * @throws Error without a store
 */
export function useStoreSettings(): StoreSettings {
  const settings = useContext(StoreSettingsContext)
  if (!settings) throw new Error('This component needs an element that defines `store`.')
  return settings
}

/** Returns whether the element has a store. */
export function useHasStore(): boolean {
  return useContext(StoreSettingsContext) !== null
}
