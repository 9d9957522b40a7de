import { useEffect, useState } from 'react'
import { type CollectionChoice, collectionChoices } from '../../../catalog/filters.ts'
import type { StoreClient } from '../../../provider/store-client.ts'

/** Returns the store's collections, or null while they load. If the request fails, returns no collections. */
export function useCollections(client: StoreClient): readonly CollectionChoice[] | null {
  const [choices, setChoices] = useState<readonly CollectionChoice[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    client.listCollections({ signal: controller.signal }).then(
      (collections) => setChoices(collectionChoices(collections)),
      () => !controller.signal.aborted && setChoices([]),
    )
    return () => controller.abort()
  }, [client])
  return choices
}
