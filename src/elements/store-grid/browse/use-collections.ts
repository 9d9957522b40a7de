import { useEffect, useMemo, useState } from 'react'
import { type CollectionChoice, collectionChoices } from '../../../catalog/filters.ts'
import type { Collection, StoreClient } from '../../../provider/store-client.ts'

/**
 * Returns the store's collections, sorted in the language; null while they load. If the request fails, returns no
 * collections.
 */
export function useCollections(
  client: StoreClient,
  language: string | undefined,
): readonly CollectionChoice[] | null {
  const [collections, setCollections] = useState<readonly Collection[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    client
      .listCollections({ signal: controller.signal })
      .then(setCollections, () => !controller.signal.aborted && setCollections([]))
    return () => controller.abort()
  }, [client])
  return useMemo(() => collections && collectionChoices(collections, language), [collections, language])
}
