import { type ReactNode, useMemo } from 'react'
import { BusinessProvider, useBusiness } from '../../ui/business-context.ts'
import { EmitProvider, useEmit } from '../../ui/element-events.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { KnownPhoneProvider } from '../../ui/known-phone-context.ts'
import { LocaleProvider, useLocale } from '../../ui/locale-context.ts'
import { useWebsite, WebsiteProvider } from '../../ui/website-context.ts'
import { AdoptStylesProvider, useAdoptStyles } from '../../ui/with-styles.tsx'

/**
 * Returns a function that provides the website's contexts to a part that is a root of its own. Parts do not use the
 * store.
 */
export function usePartProviders(): (children: ReactNode) => ReactNode {
  const business = useBusiness()
  const emit = useEmit()
  const locale = useLocale()
  const website = useWebsite()
  const adoptStyles = useAdoptStyles()
  const phone = useMemo(() => ({ get: () => business.phone, subscribe: () => () => {} }), [business])
  return (children) => (
    <LocaleProvider value={locale}>
      <KnownPhoneProvider value={phone}>
        <ErrorBoundary name="<electrician-site>">
          <AdoptStylesProvider value={adoptStyles}>
            <EmitProvider value={emit}>
              <BusinessProvider value={business}>
                <WebsiteProvider value={website}>{children}</WebsiteProvider>
              </BusinessProvider>
            </EmitProvider>
          </AdoptStylesProvider>
        </ErrorBoundary>
      </KnownPhoneProvider>
    </LocaleProvider>
  )
}
