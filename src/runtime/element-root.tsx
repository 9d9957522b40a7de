import { createElement, useCallback, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { lazy } from '../navigation/lazy.ts'
import { BusinessProvider } from '../ui/business-context.ts'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { KnownPhoneProvider } from '../ui/known-phone-context.ts'
import { LocaleProvider } from '../ui/locale-context.ts'
import { StoreSettingsProvider } from '../ui/store-settings-context.ts'
import { AdoptStylesProvider } from '../ui/with-styles.tsx'
import { adoptPartStyles } from './adopt-styles.ts'
import type { ElementHost } from './element-hosts.ts'
import { hideFallback } from './fallback.ts'
import { pageSettings } from './page-settings.ts'
import { lacksStore } from './store-problem.ts'

/** Finds the phone number for elements that show no facts. They need it only for error messages and long lists. */
const phoneFinder = lazy(() => import('./find-phone.ts'))

interface ElementRootProps {
  /** The element to render. */
  host: ElementHost
  /** The path of the prerendered screen. */
  path?: string | undefined
}

/**
 * The content of an element's shadow root: its component with its attributes and store. If the page has removed the
 * store's settings, the author's own content.
 */
export function ElementRoot({ host, path }: ElementRootProps) {
  const { definition } = host
  const { props, facts, store, locale } = useStore(host.state)
  const tag = host.element.localName
  useLayoutEffect(() => hideFallback(host.element), [host])
  const business = useMemo(
    () => definition.business?.merge(facts, props, locale),
    [definition, facts, props, locale],
  )
  const phone = useMemo(
    () => ({
      get: () => (business ? business.phone : (phoneFinder.get()?.findPhone(host.element) ?? null)),
      subscribe(listener: () => void) {
        if (!business)
          void phoneFinder
            .loadSurely()
            .then(({ loadPhone }) => loadPhone(host.element))
            .then(listener)
        return pageSettings.subscribe(listener)
      },
    }),
    [business, host],
  )
  const adoptStyles = useCallback((styles: readonly string[]) => adoptPartStyles(host, styles), [host])
  return (
    <div className="root">
      {lacksStore(host) ? (
        <slot />
      ) : (
        <LocaleProvider value={locale}>
          <KnownPhoneProvider value={phone}>
            <ErrorBoundary name={`<${tag}>`}>
              <AdoptStylesProvider value={adoptStyles}>
                <EmitProvider value={host.emit}>
                  <BusinessProvider value={business ?? null}>
                    <StoreSettingsProvider value={store?.settings ?? null}>
                      {createElement(definition.component, { ...props, path } as never)}
                    </StoreSettingsProvider>
                  </BusinessProvider>
                </EmitProvider>
              </AdoptStylesProvider>
            </ErrorBoundary>
          </KnownPhoneProvider>
        </LocaleProvider>
      )}
    </div>
  )
}
