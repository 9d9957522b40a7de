import { createResource, type Resource } from './resource.ts'
import type { Collection, StoreClient } from './store-client.ts'

/** Returns the store's collections. Elements share the resource. */
export function collectionsFor(client: StoreClient): Resource<readonly Collection[]> {
  return client.cached('collections', () =>
    createResource(async ({ show, signal }) => show(await client.listCollections({ signal }))),
  )
}
