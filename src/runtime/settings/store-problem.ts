import { note } from '../../diagnostics/notes.ts'
import { isRegistered } from '../../provider/registered-stores.ts'
import type { ElementHost } from '../element/element-hosts.ts'

/** Returns whether an element needs a store that the page has not set yet, or whose type does not exist. */
export function lacksStore({ definition, state }: ElementHost): boolean {
  const { settings } = state.getState().store ?? {}
  return definition.store === 'required' && (!settings || isUnknown(settings.type))
}

/** Returns whether a type of store has no adapter in this library and no other adapter has registered it. */
export function isUnknown(type: string | undefined): type is string {
  return type !== undefined && !__STORES__.includes(type) && !isRegistered(type)
}

/** Notes why an element does not show a store, unless the page sets the store in the meantime. */
export function reportStoreProblem({ definition, element, state }: ElementHost): void {
  const find = () => {
    const { missing = [], problem, settings } = (element.isConnected && state.getState().store) || {}
    const type = isUnknown(settings?.type) ? settings.type : undefined
    // A website without any store settings has no store.
    const isWanted = definition.store === 'required' || missing.length === 1
    const isFaulty = problem || type || (missing.length > 0 && isWanted)
    return isFaulty ? { tag: element.localName, missing, problem, type } : undefined
  }
  if (find()) note('store', find, { isBroken: true })
}
