import { createContext, useContext } from 'react'
import type { Business } from '../business/business.ts'

const BusinessContext = createContext<Business | null>(null)

/** Provides the business facts that apply to an element. Null for an element that shows none. */
export const BusinessProvider = BusinessContext.Provider

/**
 * Returns the facts about the business, such as its name and hours. Only for elements that define `business`.
 * @throws Error in other elements
 */
export function useBusiness(): Business {
  const business = useContext(BusinessContext)
  if (!business) throw new Error('This component needs an element that defines `business`.')
  return business
}

/** Returns the facts about the business, or null in elements that show no facts. */
export function useKnownBusiness(): Business | null {
  return useContext(BusinessContext)
}
