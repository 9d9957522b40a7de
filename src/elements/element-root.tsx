import { createElement, useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { FromDivProvider } from '../ui/from-div.ts'
import { KnownPhoneProvider } from '../ui/known-phone.ts'
import type { ElementHost } from './connected-elements.ts'
import type { ElementDefinition } from './element-definition.ts'
import { isFromDiv } from './from-div.ts'
import { findPhone } from './known-phone.ts'
import type { FoundSettings, SettingAttribute } from './store-settings.ts'
import { reportAfterLoad } from './warn-once.ts'

interface ElementRootProps {
  /** The element to render. */
  host: ElementHost
  /** The path of the prerendered screen. */
  path?: string | undefined
}

/**
 * The content of an element's shadow root: its component with its attributes and store, or a note about missing
 * settings.
 */
export function ElementRoot({ host, path }: ElementRootProps) {
  const { definition } = host
  const { props, facts, store } = useStore(host.state)
  const tag = host.element.localName
  const problem = storeProblem(tag, store)
  const message = consoleMessage(tag, store)
  useEffect(
    () =>
      message
        ? reportAfterLoad(message, () => consoleMessage(tag, host.state.getState().store) === message)
        : undefined,
    [message, tag, host],
  )
  const business = useMemo(() => definition.business?.merge(facts, props), [definition, facts, props])
  const getPhone = useCallback(() => (business ? business.phone : findPhone(host.element)), [business, host])
  const client = store?.settings ? storeClientFor(store.settings) : null
  return (
    <div className="root">
      {problem && definition.store === 'required' ? (
        <p className="setup-note">{problem}</p>
      ) : (
        <KnownPhoneProvider value={getPhone}>
          <ErrorBoundary name={`<${tag}>`}>
            <EmitProvider value={host.emit}>
              <FromDivProvider value={isFromDiv(host.element)}>
                {createElement(
                  definition.component,
                  propsOf(definition, { ...props, path, business }, client, problem),
                )}
              </FromDivProvider>
            </EmitProvider>
          </ErrorBoundary>
        </KnownPhoneProvider>
      )}
    </div>
  )
}

function storeProblem(tag: string, store: FoundSettings | null): string | undefined {
  return store?.missing && problemText(tag, store.missing, store.problem)
}

/**
 * Returns the console message about missing or invalid store settings. If the store's URL is invalid, the message omits
 * the element's name, so that it is logged only once for all elements.
 */
function consoleMessage(tag: string, store: FoundSettings | null): string | undefined {
  return store?.problem ?? storeProblem(tag, store)
}

/**
 * Starts the requests of an element's component before it renders. Returns a promise if the first render should wait
 * for the response.
 */
export function preload({ definition, state }: ElementHost): Promise<void> | undefined {
  const { props, store } = state.getState()
  if (!store?.settings) return undefined
  return definition.preload?.(propsOf(definition, props, storeClientFor(store.settings)))
}

/**
 * Loads the modules that an element's first render needs. Returns undefined if the modules have been loaded.
 * @param path the path of the prerendered screen
 */
export function loadModules(
  { definition, state }: ElementHost,
  path: string | undefined,
): Promise<void> | undefined {
  return definition.load?.({ ...state.getState().props, path } as never)
}

/** Returns a component's props, typed as `never` because TypeScript cannot match them to the component. */
function propsOf(
  definition: ElementDefinition,
  props: object,
  client: StoreClient | null,
  problem?: string,
): never {
  return (definition.store ? { ...props, client, storeProblem: problem } : props) as never
}

const EXAMPLES = { 'store-host': 'store-host="https://…"', 'store-id': 'store-id="your-store"' }

function problemText(tag: string, missing: readonly SettingAttribute[], problem?: string): string {
  if (problem) return `<${tag}> cannot show the store: ${problem}`
  const settings = missing.map((name) => EXAMPLES[name]).join(' and ')
  return (
    `<${tag}> does not know which store to show. ` +
    `Add ${settings} to it or to an element around it, or to the script tag with a data- prefix.`
  )
}
