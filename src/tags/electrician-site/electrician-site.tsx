import { type FocusEvent, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Business } from '../../business/business.ts'
import { readBusiness } from '../../business/read-business.ts'
import { createRouter } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import { productListFor } from '../../provider/product-list.ts'
import { productResourceFor } from '../../provider/product-resource.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import type { QuoteFormat } from '../../quote/send-quote.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import { useNewWebsite } from '../../ui/use-new-website.ts'
import { WebsiteProvider } from '../../ui/website.ts'
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx'
import { ToastArea } from '../toast-area/toast-area.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteFailure } from './route-failure.tsx'
import { RouteSwitch } from './route-switch.tsx'

interface ElectricianSiteProps {
  /** null while the store's settings are missing; `storeProblem` then says which. */
  client: StoreClient | null
  storeProblem?: string
  businessName?: string
  ownerName?: string
  ownerPhoto?: string
  phone?: string
  email?: string
  basePath: string
  routing: 'history' | 'hash'
  quoteEndpoint?: string
  quoteFormat: QuoteFormat
  /** Text of the JSON child. */
  json: string | null
  /** The path that the page was prerendered for. */
  path?: string
}

/** The whole website: header, the screen the address names, footer, cart and notices. */
export function ElectricianSite(props: ElectricianSiteProps) {
  const { client, storeProblem, basePath, routing, quoteEndpoint, quoteFormat, path } = props
  const website = useNewWebsite({ routing, basePath, path }, true)
  const { router } = website
  const business = useBusiness(props)
  const { route, section, visit } = useStore(router.place)
  const main = useArrival<HTMLElement>(website)
  // A page for what is not there is prerendered under a name of its own.
  useHintWhenLost(visit ? route : null)

  return (
    <WebsiteProvider value={website}>
      <div className="site">
        {/* A button, because a link into a shadow root leads nowhere. */}
        <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
          Skip to content
        </button>
        <Header business={business} route={route} section={section} />
        <main ref={main} className="site-main" tabIndex={-1} onFocus={revealTextArea}>
          <ErrorBoundary
            // A screen that could not be shown must not stand in the way of the next.
            key={JSON.stringify(route, ['screen', 'id'])}
            name="<electrician-site>"
            fallback={(error) => (
              <RouteFailure status="Error" message={error.message} phone={business.phone} />
            )}
          >
            <RouteSwitch
              route={route}
              router={router}
              business={business}
              client={client}
              storeProblem={storeProblem}
              quoteEndpoint={quoteEndpoint}
              quoteFormat={quoteFormat}
            />
          </ErrorBoundary>
        </main>
        <Footer business={business} />
      </div>
      {client && <CartDrawer client={client} successUrl={router.address('/success')} />}
      <ToastArea />
    </WebsiteProvider>
  )
}

/** Chromium shows the line with the cursor of a focused text area, but the fixed header may cover its top. */
function revealTextArea({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

/** Starts the requests of the first screen. */
export function preloadElectricianSite({ client, routing, basePath }: ElectricianSiteProps): void {
  const { route } = createRouter({ routing, basePath }).place.getState()
  if (client && route.screen === 'store') void productListFor(client).load()
  if (client && route.screen === 'product') void productResourceFor(client, route.id).preload()
}

function useBusiness(props: ElectricianSiteProps): Business {
  const { json, businessName, ownerName, ownerPhoto, phone, email } = props
  // As text, which leaves out attributes that are not set.
  const attributes = JSON.stringify({
    name: businessName,
    owner_name: ownerName,
    owner_photo: ownerPhoto,
    phone,
    email,
  })
  const { business, problems } = useMemo(() => readBusiness(json, JSON.parse(attributes)), [json, attributes])
  useEffect(() => {
    for (const problem of problems) console.warn(`<electrician-site> business facts: ${problem}`)
  }, [problems])
  return business
}

/** For an author whose page does not stand where the website thinks it begins. */
function useHintWhenLost(route: Route | null): void {
  const path = route?.screen === 'unknown' && route.path
  useEffect(() => {
    if (!path) return
    console.info(
      `<electrician-site> has no screen at ${path}. Does it begin there? Set base-path or routing="hash".`,
    )
  }, [path])
}
