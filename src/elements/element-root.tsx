import { createElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { ElementHost } from './connected-elements.ts'
import type { ElementDefinition } from './element-definition.ts'
import type { FoundSettings, SettingAttribute } from './store-settings.ts'
import { reportAfterLoad } from './warn-once.ts'

interface ElementRootProps {
  host: ElementHost
  /** The path of the screen that the element was prerendered with. */
  path?: string | undefined
}

/** What stands in every tag's shadow root: the tag's component, given its attributes and its store. */
export function ElementRoot({ host, path }: ElementRootProps) {
  const { definition } = host
  const { props, store } = useStore(host.state)
  const tag = host.element.localName
  const problem = problemOf(tag, store)
  const report = reportOf(tag, store)
  useEffect(
    () =>
      report
        ? reportAfterLoad(report, () => reportOf(tag, host.state.getState().store) === report)
        : undefined,
    [report, tag, host],
  )
  const client = store?.settings ? storeClientFor(store.settings) : null
  return (
    <div className="root">
      {problem && definition.store === 'required' ? (
        <p className="setup-note">{problem}</p>
      ) : (
        <ErrorBoundary name={`<${tag}>`}>
          <EmitProvider value={host.emit}>
            {createElement(definition.component, propsOf(definition, { ...props, path }, client, problem))}
          </EmitProvider>
        </ErrorBoundary>
      )}
    </div>
  )
}

function problemOf(tag: string, store: FoundSettings | null): string | undefined {
  return store?.missing && problemSentence(tag, store.missing, store.problem)
}

/** Not named after the tag: one wrong address on the script tag is one mistake. */
function reportOf(tag: string, store: FoundSettings | null): string | undefined {
  return store?.problem ?? problemOf(tag, store)
}

/** Starts the requests that an element's component will need, before it renders. */
export function preload({ definition, state }: ElementHost): void {
  const { props, store } = state.getState()
  if (store?.settings) definition.preload?.(propsOf(definition, props, storeClientFor(store.settings)))
}

/** A definition pairs each component with attributes that match its props; TypeScript can't check that pair here. */
function propsOf(
  definition: ElementDefinition,
  props: object,
  client: StoreClient | null,
  storeProblem?: string,
): never {
  return (definition.store ? { ...props, client, storeProblem } : props) as never
}

const EXAMPLES = { 'store-host': 'store-host="https://…"', 'store-id': 'store-id="your-store"' }

function problemSentence(tag: string, missing: readonly SettingAttribute[], problem?: string): string {
  if (problem) return `<${tag}> cannot show the store: ${problem}`
  const settings = missing.map((name) => EXAMPLES[name]).join(' and ')
  return (
    `<${tag}> does not know which store to show. ` +
    `Add ${settings} to it or to a tag around it, or to the script tag with data- before each name.`
  )
}
