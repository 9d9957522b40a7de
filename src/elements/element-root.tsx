import { createElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { ElementEdge } from './connected-elements.ts'
import type { ElementDefinition } from './element-definition.ts'
import type { FoundSettings } from './store-settings.ts'
import { tellLater } from './tell-once.ts'

/** What stands in every tag's shadow root: the tag's component, given its attributes and its store. */
export function ElementRoot({ edge }: { edge: ElementEdge }) {
  const { definition } = edge
  const { props, store } = useStore(edge.state)
  const tag = edge.element.localName
  const problem = store?.missing ? problemSentence(tag, store) : undefined
  // Not named after the tag: one wrong address on the script tag is one mistake.
  const reported = store?.problem ?? problem
  useEffect(() => (reported ? tellLater(reported) : undefined), [reported])
  if (problem && definition.store === 'required') return <SetupNote sentence={problem} />
  const client = store?.settings ? storeClientFor(store.settings) : null
  return (
    <div className="root">
      <ErrorBoundary name={`<${tag}>`}>
        <EmitProvider value={edge.emit}>
          {createElement(definition.component, propsOf(definition, props, client, problem))}
        </EmitProvider>
      </ErrorBoundary>
    </div>
  )
}

/** Starts the requests that an element's component will need, before it renders. */
export function preload({ definition, state }: ElementEdge): void {
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

function SetupNote({ sentence }: { sentence: string }) {
  return (
    <div className="root">
      <p className="setup-note">{sentence}</p>
    </div>
  )
}

function problemSentence(tag: string, { missing = [], problem }: FoundSettings): string {
  if (problem) return `<${tag}> cannot show the store: ${problem}`
  const names = missing.join(' and ')
  const example = missing
    .map((name) => `${name}="${name === 'store-id' ? 'your-store' : 'https://…'}"`)
    .join(' ')
  const onScript = missing.map((name) => `data-${name}`).join(' and ')
  return (
    `<${tag}> does not know which store to show: ${names} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
    `Write <${tag} ${example}>, or put it on a tag around this one, or ${onScript} on the script tag.`
  )
}
