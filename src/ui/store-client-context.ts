import { createContext, useContext } from 'react'
import type { StoreClient } from '../provider/store-client.ts'

const StoreClientContext = createContext<StoreClient | null>(null)

/** Provides the client for an element's store. Null for an element or a website without a store. */
export const StoreClientProvider = StoreClientContext.Provider

/**
 * Returns the client for the element's store. Only for elements that define `store`, and for the store's screens of a
 * website.
 * @throws Error without a store
 */
export function useStoreClient(): StoreClient {
  const client = useContext(StoreClientContext)
  if (!client) throw new Error('This component needs an element that defines `store`.')
  return client
}

/** Returns whether the element has a store. */
export function useHasStore(): boolean {
  return useContext(StoreClientContext) !== null
}
