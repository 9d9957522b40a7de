import { createElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { EmitProvider } from '../components/ui/element-events.ts'
import { ErrorBoundary } from '../components/ui/error-boundary.tsx'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import type { ElementEdge } from './connected-elements.ts'
import type { SettingAttribute } from './store-settings.ts'

/** What stands in every tag's shadow root: the tag's component, given its attributes and its store. */
export function ElementRoot({ edge }: { edge: ElementEdge }) {
  const { row } = edge
  const { props, store } = useStore(edge.state)
  const tag = edge.element.localName
  if (store?.missing) return <MissingSettings tag={tag} missing={store.missing} />
  const client = store && storeClientFor(store.settings)
  return (
    <div className="root">
      <ErrorBoundary name={`<${tag}>`}>
        <EmitProvider value={edge.emit}>{createElement(row.component, ownProps(props, client))}</EmitProvider>
      </ErrorBoundary>
    </div>
  )
}

/** The registry ties each component to attributes that give its props; TypeScript can't follow that through a table. */
function ownProps(props: object, client: StoreClient | null): never {
  return (client ? { ...props, client } : props) as never
}

function MissingSettings({ tag, missing }: { tag: string; missing: SettingAttribute[] }) {
  const sentence = missingSentence(tag, missing)
  useEffect(() => console.error(sentence), [sentence])
  return (
    <div className="root">
      <p className="setup-note">{sentence}</p>
    </div>
  )
}

function missingSentence(tag: string, missing: SettingAttribute[]): string {
  const names = missing.join(' and ')
  const example = missing
    .map((name) => `${name}="${name === 'store-id' ? 'your-store' : 'https://…'}"`)
    .join(' ')
  const onScript = missing.map((name) => `data-${name}`).join(' and ')
  return (
    `<${tag}> does not know which store to show: ${names} is missing. ` +
    `Write <${tag} ${example}>, or put it on a tag around this one, or ${onScript} on the script tag.`
  )
}
