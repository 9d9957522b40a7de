import { createElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { EmitProvider } from '../ui/element-events.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import type { ElementEdge } from './connected-elements.ts'
import type { ElementRow } from './element-row.ts'
import type { FoundSettings } from './store-settings.ts'
import { tellLater } from './tell-once.ts'

/** What stands in every tag's shadow root: the tag's component, given its attributes and its store. */
export function ElementRoot({ edge }: { edge: ElementEdge }) {
  const { row, component } = edge
  const { props, store } = useStore(edge.state)
  const tag = edge.element.localName
  const problem = store?.missing ? problemSentence(tag, store) : undefined
  // Not named after the tag: one wrong address on the script tag is one mistake.
  const reported = store?.problem ?? problem
  useEffect(() => (reported ? tellLater(reported) : undefined), [reported])
  if (problem && row.store === 'required') return <SetupNote sentence={problem} />
  const client = store?.settings ? storeClientFor(store.settings) : null
  return (
    <div className="root">
      <ErrorBoundary name={`<${tag}>`}>
        <EmitProvider value={edge.emit}>
          {createElement(component, ownProps(row, props, client, problem))}
        </EmitProvider>
      </ErrorBoundary>
    </div>
  )
}

/** Has a tag's component ask for its data before it is rendered, in parallel with everything else. */
export function beginEarly({ row, component, state }: ElementEdge): void {
  const { props, store } = state.getState()
  if (store?.settings) component.begin?.(ownProps(row, props, storeClientFor(store.settings)))
}

/** The registry ties each component to attributes that give its props; TypeScript can't follow that through a table. */
function ownProps(row: ElementRow, props: object, client: StoreClient | null, storeProblem?: string): never {
  return (row.store ? { ...props, client, storeProblem } : props) as never
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
