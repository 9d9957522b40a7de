import { createElement, useCallback, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { runLater } from '../navigation/page-lifecycle.ts'
import { storeClientFor } from '../provider/store-client.ts'
import { BusinessProvider } from '../ui/business-context.ts'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { FromDivProvider } from '../ui/from-div-context.ts'
import { KnownPhoneProvider } from '../ui/known-phone-context.ts'
import { StoreClientProvider } from '../ui/store-client-context.ts'
import type { ElementHost } from './connected-elements.ts'
import { hideFallback } from './fallback.ts'
import { findPhone } from './find-phone.ts'
import { isFromDiv } from './from-div.ts'
import { lacksStore } from './store-problem.ts'

/** How long `loadPersistently` waits before it tries again. */
const RETRY_MS = 4000

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
  const { props, facts, store } = useStore(host.state)
  const tag = host.element.localName
  useLayoutEffect(() => hideFallback(host.element), [host])
  const business = useMemo(() => definition.business?.merge(facts, props), [definition, facts, props])
  const getPhone = useCallback(() => (business ? business.phone : findPhone(host.element)), [business, host])
  const client = store?.settings ? storeClientFor(store.settings) : null
  return (
    <div className="root">
      {lacksStore(host) ? (
        <slot />
      ) : (
        <KnownPhoneProvider value={getPhone}>
          <ErrorBoundary name={`<${tag}>`}>
            <EmitProvider value={host.emit}>
              <FromDivProvider value={isFromDiv(host.element)}>
                <BusinessProvider value={business ?? null}>
                  <StoreClientProvider value={client}>
                    {createElement(definition.component, { ...props, path } as never)}
                  </StoreClientProvider>
                </BusinessProvider>
              </FromDivProvider>
            </EmitProvider>
          </ErrorBoundary>
        </KnownPhoneProvider>
      )}
    </div>
  )
}

/**
 * Starts the requests of an element's component and loads its modules before it renders. Returns a promise if the first
 * render should wait for them.
 */
export function preload(host: ElementHost): Promise<unknown> | undefined {
  const { props, store } = host.state.getState()
  const response = store?.settings
    ? host.definition.preload?.(storeClientFor(store.settings), props as never)
    : undefined
  const modules = loadModules(host)
  return response || modules ? Promise.allSettled([response, modules]) : undefined
}

/**
 * Loads the modules that an element's first render needs. Returns undefined if the modules have been loaded.
 * @param path the path of the prerendered screen
 */
export function loadModules({ definition, state }: ElementHost, path?: string): Promise<void> | undefined {
  return definition.load?.({ ...state.getState().props, path } as never)
}

/**
 * Loads the modules that prerendered markup needs. Retries until it succeeds, because visitors can read the page in the
 * meantime.
 */
export async function loadPersistently(host: ElementHost, path: string | undefined): Promise<void> {
  try {
    await loadModules(host, path)
  } catch {
    await new Promise<void>((resolve) => runLater(resolve, RETRY_MS))
    await loadPersistently(host, path)
  }
}
