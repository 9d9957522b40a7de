import { array, nonEmptyString, object } from '../untrusted/decoders.ts'
import { decodeResponse, decodeValidEntries } from './decode-response.ts'
import { createResource, type Resource } from './resource.ts'
import type { StoreClient } from './store-client.ts'
import { isMissing } from './store-error.ts'

/** A collection of products. */
export interface Collection {
  id: string
  title: string
}

const collectionDecoder = object({ id: nonEmptyString, title: nonEmptyString })

/** Returns the store's collections: none if the store has no list of them. Elements share the resource. */
export function collectionsFor(client: StoreClient): Resource<readonly Collection[]> {
  return client.cached('collections', () =>
    createResource(async ({ show, signal }) => {
      const loaded = client.get('/collections', parseCollections, signal)
      show(await loaded.catch((error: unknown) => (isMissing(error) ? [] : Promise.reject(error))))
    }),
  )
}

/** Leaves out invalid collections and lists them in a console warning. */
function parseCollections(response: unknown): Collection[] {
  const { collections } = decodeResponse(object({ collections: array }), response)
  return decodeValidEntries(collectionDecoder, collections, 'collections, which are not shown')
}
