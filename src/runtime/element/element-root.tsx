import { createElement, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Business } from '../../business/business.ts'
import { lazy } from '../../navigation/lazy.ts'
import { ElementContext } from '../../ui/element-context.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { pageSettings } from '../settings/page-settings.ts'
import { lacksStore } from '../settings/store-problem.ts'
import { adoptPartStyles } from './adopt-styles.ts'
import type { ElementHost } from './element-hosts.ts'
import { hideFallback } from './fallback.ts'

/** Finds the phone number for elements that show no facts. They need it only for errors and long lists. */
const phoneFinder = lazy(() => import('../settings/find-phone.ts'))

interface ElementRootProps {
  /** The element to render. */
  host: ElementHost
  /** The path of the prerendered screen. */
  path?: string | undefined
}

/**
 * The content of an element's shadow root: its component with its attributes and store. If the page has
 * removed the store's settings, the author's own content.
 */
export function ElementRoot({ host, path }: ElementRootProps) {
  const { definition } = host
  const { props, facts, store, locale } = useStore(host.state)
  const tag = host.element.localName
  useLayoutEffect(() => hideFallback(host.element), [host])
  const business = useMemo(
    () => definition.business?.merge(facts, props, locale) ?? null,
    [definition, facts, props, locale],
  )
  const settings = store?.settings ?? null
  const context = useMemo<ElementContext>(
    () => ({
      locale,
      business,
      store: settings,
      emit: host.emit,
      phone: phoneOf(host, business),
      adoptStyles: (styles) => adoptPartStyles(host, styles),
    }),
    [host, locale, business, settings],
  )
  return (
    <div className="root">
      {lacksStore(host) ? (
        <slot />
      ) : (
        <ElementContext.Provider value={context}>
          <ErrorBoundary name={`<${tag}>`}>
            {createElement(definition.component, { ...props, path } as never)}
          </ErrorBoundary>
        </ElementContext.Provider>
      )}
    </div>
  )
}

function phoneOf({ element }: ElementHost, business: Business | null): ElementContext['phone'] {
  return {
    get: () => (business ? business.phone : (phoneFinder.get()?.findPhone(element) ?? null)),
    subscribe(listener) {
      if (!business)
        void phoneFinder
          .loadWithRetries()
          .then(({ loadPhone }) => loadPhone(element))
          .then(listener)
      return pageSettings.subscribe(listener)
    },
  }
}
