import type { ElementHost } from './connected-elements.ts'
import type { SettingAttribute } from './store-settings.ts'
import { reportAfterLoad } from './warn-once.ts'

const EXAMPLES = { 'store-host': 'store-host="https://…"', 'store-id': 'store-id="your-store"' }

/** Returns whether an element needs a store that the page has not set yet. */
export function lacksStore({ definition, state }: ElementHost): boolean {
  return definition.store === 'required' && !state.getState().store?.settings
}

/** Logs why an element does not show a store, unless the page sets the store in the meantime. */
export function reportStoreProblem(host: ElementHost): void {
  const message = storeProblem(host)
  if (message) reportAfterLoad(message, () => host.element.isConnected && storeProblem(host) === message)
}

function storeProblem({ definition, element, state }: ElementHost): string | undefined {
  const { store } = state.getState()
  if (!store?.missing) return undefined
  // An invalid URL is logged once for all elements, so the message does not name one of them.
  if (store.problem) return store.problem
  // A website without any store settings has no store.
  if (definition.store === 'optional' && store.missing.length > 1) return undefined
  return problemText(element.localName, store.missing)
}

function problemText(tag: string, missing: readonly SettingAttribute[]): string {
  const settings = missing.map((name) => EXAMPLES[name]).join(' and ')
  return (
    `<${tag}> does not know which store to show. ` +
    `Add ${settings} to it or to an element around it, or to the script tag with a data- prefix.`
  )
}
