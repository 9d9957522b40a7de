import { createContext, useContext } from 'react'
import type { Router } from '../navigation/router.ts'
import { redirectTo, sameOriginUrl } from '../navigation/url.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { useEmit } from './element-context.tsx'
import type { LinkKind } from './element-events.ts'
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

/** Handles a plain click on a link. Returns false if the browser must load the URL. */
type Follow = (address: string, kind?: LinkKind, goBackTo?: Router['goBackTo']) => boolean

/**
 * Returns a function that emits `link-click` if a link has a kind and the page's origin. Unless the page
 * cancels the event, the function navigates between screens of the same website without a page load.
 */
export function useFollow(): Follow {
  const emit = useEmit()
  const router = useWebsite()?.router
  return (address, kind, goBackTo) => {
    const href = kind && sameOriginUrl(address)
    if (href && !emit('link-click', { kind, href })) return true
    // Another language is another page, even if the website's router knows the URL.
    return Boolean(goBackTo?.(address) || (kind !== 'language' && router?.navigate(address)))
  }
}

/** Returns a function that lets a button navigate like a link. */
export function useNavigate(): (address: string, kind: LinkKind) => void {
  const follow = useFollow()
  return (address, kind) => {
    if (!follow(address, kind)) redirectTo(address)
  }
}
