import { report } from '../diagnostics/report.ts'
import type { ElementHost } from './element-hosts.ts'

/** Returns whether an element needs a store that the page has not set yet. */
export function lacksStore({ definition, state }: ElementHost): boolean {
  return definition.store === 'required' && !state.getState().store?.settings
}

/** Reports why an element does not show a store, unless the page sets the store in the meantime. */
export function reportStoreProblem({ definition, element, state }: ElementHost): void {
  const findStore = () => (element.isConnected ? state.getState().store : null)
  report('missing-store', () => {
    const { missing = [], problem } = findStore() ?? {}
    // A website without any store settings has no store.
    const isWanted = definition.store === 'required' || missing.length === 1
    return missing.length > 0 && !problem && isWanted ? { tag: element.localName, missing } : undefined
  })
  report('invalid-store-host', () => {
    const problem = findStore()?.problem
    return problem ? { problem } : undefined
  })
}
