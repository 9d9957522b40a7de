import { type FocusEvent, useState } from 'react'
import { useStore } from 'zustand'
import { detectRouting } from '../../navigation/detect-routing.ts'
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { StoreSettings } from '../../provider/store-client.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useBusiness, useHasStore, useTexts } from '../../ui/element-context.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { OwnerNotice } from '../../ui/owner-notice.tsx'
import { useCreateWebsite } from '../../ui/use-create-website.ts'
import { useFocusAndScroll } from '../../ui/use-focus-and-scroll.ts'
import { WebsiteProvider } from '../../ui/website-context.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx'
import { ToastArea } from '../toast-area/toast-area.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteFailure } from './route-failure.tsx'
import { RouteSwitch } from './route-switch.tsx'
import { prefetchProduct, preloadScreen } from './screens.ts'
import site from './site.css?inline'

interface ElectricianSiteProps {
  /** The path of the home screen. */
  basePath: string
  /** Whether screens have real paths or use the `#` part of the URL. If undefined, depends on the page. */
  routing?: RouterOptions['routing']
  /** The website's languages and the URLs of their home screens, such as `en:/ de:/de/`. */
  languages?: string
  /** Whether visitors can search, filter and sort the products. */
  browse?: boolean
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint?: string
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
  /** The path of the prerendered screen. */
  path?: string
}

/** The whole website: header, current screen, footer, cart and toasts. Screens load data from the store. */
export const ElectricianSite = withStyles([site], Site)

function Site(props: ElectricianSiteProps) {
  const { basePath, languages, browse, quoteEndpoint, quoteFormat, path } = props
  const text = useTexts(websiteTexts)
  const hasStore = useHasStore()
  const { notice } = useBusiness()
  const routing = useRouting(props)
  const website = useCreateWebsite({ routing, basePath, path, ownsHead: true, prefetchProduct })
  const { router } = website
  const { route, section } = useStore(router.location)
  const main = useFocusAndScroll<HTMLElement>(website)

  return (
    <WebsiteProvider value={website}>
      <div className="site">
        {/* The skip link is a button, because a link cannot target an element in a shadow root. */}
        <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
          {text('skip_to_content')}
        </button>
        <Header route={route} section={section} />
        <main ref={main} className="site-main" tabIndex={-1} onFocus={revealTextArea}>
          {notice && <OwnerNotice />}
          <ErrorBoundary
            // Clears the error when the visitor navigates to another screen.
            key={JSON.stringify(route, ['screen', 'id'])}
            name="<electrician-site>"
            fallback={(error) => <RouteFailure status={text('error_status')} message={error.message} />}
          >
            <RouteSwitch
              route={route}
              router={router}
              browse={browse}
              quoteEndpoint={quoteEndpoint}
              quoteFormat={quoteFormat}
            />
          </ErrorBoundary>
        </main>
        <footer className="site-footer">
          <Footer languages={languages} route={route} routing={routing} />
        </footer>
      </div>
      {hasStore && <CartDrawer successUrl={router.href('/success')} />}
      <ToastArea />
    </WebsiteProvider>
  )
}

/**
 * Scrolls a focused text area into view, because Chromium only scrolls to the text cursor and the header may
 * cover the rest of the text area.
 */
function revealTextArea({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

/** Returns the routing that the author set, or the one that works on this page. */
function useRouting(props: ElectricianSiteProps): RouterOptions['routing'] {
  const [detected] = useState(() => detectRouting(props))
  return props.routing ?? detected
}

/** Starts the requests that the first render needs. */
export function preloadElectricianSite(store: StoreSettings, props: ElectricianSiteProps): undefined {
  const { basePath, routing = detectRouting(props) } = props
  preloadScreen(createRouter({ routing, basePath }).location.getState().route, store)
}
