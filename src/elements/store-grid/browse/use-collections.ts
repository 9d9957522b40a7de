import { useMemo } from 'react'
import { type CollectionChoice, collectionChoices } from '../../../catalog/collection-choices.ts'
import { collectionsFor } from '../../../provider/collections.ts'
import type { StoreClient } from '../../../provider/store-client.ts'
import { useResource } from '../../../ui/use-resource.ts'

/**
 * Returns the store's collections, sorted in the language; null while they load. If the request fails, returns no
 * collections.
 */
export function useCollections(
  client: StoreClient,
  language: string | undefined,
): readonly CollectionChoice[] | null {
  const state = useResource(collectionsFor(client))
  return useMemo(() => {
    if (state.status === 'loading') return null
    return state.status === 'loaded' ? collectionChoices(state.value, language) : []
  }, [state, language])
}
