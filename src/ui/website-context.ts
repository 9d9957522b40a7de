import { createContext, useContext } from 'react'
import type { Router } from '../navigation/router.ts'
import { redirectTo } from '../navigation/url.ts'
import type { StoreClient } from '../provider/store-client.ts'
import type { ScrollPosition } from './scroll-position.ts'

/** The context that `electrician-site` or `store-front` provides to the components inside it. */
export interface Website {
  /** Handles navigation between the screens. */
  router: Router
  /** Whether the website sets the page's title and description. */
  ownsHead: boolean
  /** Prefetches a product that the visitor may open next. */
  prefetchProduct: (client: StoreClient, productId: string) => void
  /** Restores the scroll position when visitors go back. */
  scrollPosition: ScrollPosition
}

const WebsiteContext = createContext<Website | null>(null)

/** Provides the website that `useWebsite` returns. */
export const WebsiteProvider = WebsiteContext.Provider

/** Returns the website that contains a component, or null for an element that is used on its own. */
export function useWebsite(): Website | null {
  return useContext(WebsiteContext)
}

/** Returns a function that navigates to a URL, without a page load between screens of the same website. */
export function useNavigate(): (address: string) => void {
  const website = useWebsite()
  return (address) => {
    if (!website?.router.navigate(address)) redirectTo(address)
  }
}
