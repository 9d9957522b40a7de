import type { MessageName } from '../diagnostics/messages.ts'
import { type Note, note } from '../diagnostics/notes.ts'
import { isRegistered } from '../provider/registered-stores.ts'
import type { ElementHost } from './element-hosts.ts'

/** Returns whether an element needs a store that the page has not set yet, or whose type does not exist. */
export function lacksStore({ definition, state }: ElementHost): boolean {
  const { settings } = state.getState().store ?? {}
  return definition.store === 'required' && (!settings || isUnknown(settings.type))
}

/** Returns whether a type of store has no adapter in this library, and no other adapter has registered it yet. */
export function isUnknown(type: string | undefined): type is string {
  return type !== undefined && !__STORES__.includes(type) && !isRegistered(type)
}

/** Notes why an element does not show a store, unless the page sets the store in the meantime. */
export function reportStoreProblem({ definition, element, state }: ElementHost): void {
  const findStore = () => (element.isConnected ? state.getState().store : null)
  noteIf('missing-store', () => {
    const { missing = [], problem } = findStore() ?? {}
    // A website without any store settings has no store.
    const isWanted = definition.store === 'required' || missing.length === 1
    return missing.length > 0 && !problem && isWanted ? { tag: element.localName, missing } : undefined
  })
  noteIf('invalid-store-host', () => {
    const problem = findStore()?.problem
    return problem ? { problem } : undefined
  })
  noteIf('unknown-store-type', () => {
    const type = findStore()?.settings?.type
    return isUnknown(type) ? { type } : undefined
  })
}

function noteIf<Name extends MessageName>(name: Name, find: Note<Name>['details']): void {
  if (find()) note(name, find, { isBroken: true })
}
