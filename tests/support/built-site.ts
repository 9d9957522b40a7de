import { afterAll, beforeAll, inject } from 'vitest'
import { aResponse, aWirePage, type Wire } from './factories.ts'
import { aSiteBuilder } from './site-builder.ts'

/** A script tag with the settings of the store that `aStoreOf()` simulates. */
export const storeScript =
  '<script src="/electrician-elements.js" data-store-host="https://store.example" data-store-id="volt" defer></script>'

/** Returns the function `send` of a store with these products. */
export function aStoreOf(products: Wire[]): (url: string) => Promise<Response> {
  return async (url) => {
    const id = url.split('/products/')[1]
    if (!id) return aResponse(aWirePage(products))
    return aResponse({ product: products.find((product) => product['id'] === id) })
  }
}

type Builder = ReturnType<typeof aSiteBuilder>

/** Returns a website builder for the tests of a file. Its websites are deleted after the tests. */
export function builderForFile(): Pick<Builder, 'build' | 'addFile'> {
  let builder: Builder
  beforeAll(async () => {
    const { writeSite } = await import(inject('websiteBuild'))
    builder = aSiteBuilder(writeSite)
  })
  afterAll(() => builder.remove())
  return {
    build: (...parameters) => builder.build(...parameters),
    addFile: (...parameters) => builder.addFile(...parameters),
  }
}
