import { useMemo } from 'react'
import { type StoreClient, storeClientFor } from '../provider/store-client.ts'
import { useStoreSettings } from './store-settings-context.ts'

/** Returns the client for the element's store. */
export function useStoreClient(): StoreClient {
  const settings = useStoreSettings()
  return useMemo(() => storeClientFor(settings), [settings])
}
