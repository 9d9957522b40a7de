import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { note } from '../diagnostics/notes.ts'
import type { Resource, ResourceState } from '../provider/resource.ts'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import { useStoreSettings } from './element-context.tsx'

/** Returns the client for the element's store. */
export function useStoreClient(): StoreClient {
  const settings = useStoreSettings()
  return useMemo(() => storeClientFor(settings), [settings])
}

const noResource = createStore<ResourceState<never>>(() => ({ status: 'loading' }))

/** Loads store data while the component is mounted and returns its state: `loading` without a resource. */
export function useResource<Value>(resource: Resource<Value> | null): ResourceState<Value> {
  useEffect(() => resource?.retain(), [resource])
  const state = useStore<Resource<Value>['state']>(resource?.state ?? noResource)
  const error = state.status === 'failed' && state.error
  useEffect(() => (error ? note('store-failed', () => ({ error }), { isBroken: true }) : undefined), [error])
  return state
}
