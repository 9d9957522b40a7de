import { createContext, useContext } from 'react'
import { leaveFor } from '../navigation/address.ts'
import type { Router } from '../navigation/router.ts'
import type { StoreClient } from '../provider/store-client.ts'
import type { ReturnPosition } from './return-position.ts'

/** The website or storefront that a component is part of; null for an element on somebody's page. */
export interface Website {
  router: Router
  /** Whether the page's title and description are ours to set. */
  ownsHead: boolean
  /** Loads a product that the visitor may open next. A listing on its own opens another page, which would load it again. */
  prefetchProduct: (client: StoreClient, productId: string) => void
  /** Brings visitors who return back to where they were. */
  position: ReturnPosition
}

const WebsiteContext = createContext<Website | null>(null)

export const WebsiteProvider = WebsiteContext.Provider

export function useWebsite(): Website | null {
  return useContext(WebsiteContext)
}

/** Goes to an address: within the website where it is one of its own, else by loading it. */
export function useGoTo(): (address: string) => void {
  const website = useWebsite()
  return (address) => {
    if (!website?.router.go(address)) leaveFor(address)
  }
}
