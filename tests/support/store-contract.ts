import assert from 'node:assert/strict'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeTypes } from '../../build/store-types.mjs'
import { createCheckout, isOutOfStock } from '../../src/provider/checkouts.ts'
import { collectionsFor } from '../../src/provider/collections.ts'
import { loadedValue } from '../../src/provider/resource.ts'
import { getProduct, productFor } from '../../src/provider/single-product.ts'
import { createStoreClient, type StoreClient, type StoreSettings } from '../../src/provider/store-client.ts'
import { isMissing, isRejected, StoreError } from '../../src/provider/store-error.ts'
import { troublesomeText } from './arbitrary-json.ts'
import { aResponse } from './factories.ts'
import { checkProperty, FUZZ_TIMEOUT_MS } from './fuzz.ts'
import { listAll, storeFeatures, urls } from './store-features.ts'
import { documentedFeatures, writeFeatures } from './stores-table.ts'

/** A store that the contract tests call. */
export interface TestedStore {
  settings: StoreSettings
  /** Answers the requests that the store sends over the network. */
  send: (request: Request) => Promise<Response>
  /** Whether the store has collections. */
  hasCollections: boolean
  /** Whether the store refuses an order that exceeds the stock. Others refuse it on their own checkout page. */
  checksStock: boolean
}

/** Tests what every store must do, whichever API it has. */
export function describeStoreContract(
  name: string,
  { settings, send, hasCollections, checksStock }: TestedStore,
) {
  const { type = 'none' } = settings
  const isBuiltIn = type === 'none' || storeTypes().includes(type)
  let client: StoreClient
  let answer = send
  let now_ms = Date.now()

  const list = (query = {}) => listAll(client, query, 5)

  /** Returns a product with a managed variant, together with its stock, that fulfills a condition. */
  async function findManaged(isWanted: (quantity: number) => boolean) {
    for (const { id } of await list()) {
      const product = await productFor(client, id).productWithStock(id)
      const variant = product?.variants.find(
        ({ manage_inventory, inventory_quantity }) => manage_inventory && isWanted(inventory_quantity ?? 0),
      )
      if (product && variant) return { product, variant, quantity: variant.inventory_quantity ?? 0 }
    }
    throw new Error('The tested store has no such product.')
  }

  const order = (variant_id: string, quantity: number) =>
    createCheckout(client, { items: [{ variant_id, quantity }], ...urls })

  describe(`the store ${name}`, () => {
    beforeEach(() => {
      // Stores may keep responses for a while.
      now_ms += 600_000
      vi.useFakeTimers({ now: now_ms, toFake: ['Date'] })
      answer = send
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(new Request(url, init)))
      client = createStoreClient(settings)
    })

    it('lists every product once, page by page', async () => {
      const products = await list()
      const { count, products: first } = await client.listProducts()
      expect(products).toHaveLength(count)
      expect(new Set(products.map(({ id }) => id)).size).toBe(count)
      expect(products.slice(0, first.length).map(({ id }) => id)).toEqual(
        first.slice(0, products.length).map(({ id }) => id),
      )
    })

    it('sends pictures, and a title and a price for each product that can be ordered', async () => {
      const products = (await list()).filter(({ purchasable, type }) => purchasable && type !== 'donation')
      expect(products.some(({ image }) => image?.startsWith('http'))).toBe(true)
      for (const { title, variants } of products) {
        expect(title).not.toBe('')
        expect(variants[0]?.price_formatted).toMatch(/\d/)
      }
    })

    it('lists the products with certain IDs', async () => {
      const [first, , third] = await list()
      assert.ok(first && third)
      const { products } = await client.listProducts({ 'ids[]': [third.id, first.id] })
      expect(products.map(({ id }) => id).toSorted()).toEqual([first.id, third.id].toSorted())
    })

    it('returns the same product alone as in the list', async () => {
      for (const listed of (await list()).slice(0, 3)) {
        const product = await getProduct(client, listed.id)
        expect(product.title).toBe(listed.title)
        expect(product.variants[0]?.price_formatted).toBe(listed.variants[0]?.price_formatted)
        expect(product.images.length).toBeGreaterThan(0)
      }
    })

    it('does not have a product with an unknown ID', async () => {
      const error: unknown = await getProduct(client, 'no-such-product').catch((reason: unknown) => reason)
      expect(isMissing(error)).toBe(true)
    })

    it('has the stock of a product that is requested alone', async () => {
      const { product, variant, quantity } = await findManaged((units) => units > 0)
      const fresh = createStoreClient(settings)
      const alone = await productFor(fresh, product.id).productWithStock(product.id)
      expect(alone?.variants.find(({ id }) => id === variant.id)?.inventory_quantity).toBe(quantity)
    })

    it('says which variants are sold out', async () => {
      expect((await findManaged((units) => units === 0)).quantity).toBe(0)
    })

    it(hasCollections ? 'lists its collections' : 'has no collections', async () => {
      const resource = collectionsFor(client)
      await resource.preload()
      const collections = loadedValue(resource) ?? []
      expect(collections.length > 0).toBe(hasCollections)
      const [collection] = collections
      if (!collection) return
      try {
        const members = await list({ 'collection_ids[]': [collection.id] })
        expect(members.length).toBeLessThanOrEqual((await list()).length)
      } catch (error) {
        // The elements then load all products.
        expect(isRejected(error)).toBe(true)
      }
    })

    it('names a payment page for an order', async () => {
      const { variant } = await findManaged((units) => units > 0)
      expect((await order(variant.id, 1)).url).toMatch(/^https?:\/\//)
    })

    it.runIf(checksStock)('refuses an order that exceeds the stock', async () => {
      const { variant, quantity } = await findManaged((units) => units > 0)
      const error: unknown = await order(variant.id, quantity + 1).catch((reason: unknown) => reason)
      expect(isOutOfStock(error)).toBe(true)
    })

    it.runIf(isBuiltIn)('has the features that docs/stores.md lists', async () => {
      const cells: Record<string, string> = {}
      for (const [feature, observe] of Object.entries(storeFeatures)) cells[feature] = await observe(client)
      if (process.env['FIX_DOCS']) writeFeatures(type, cells)
      expect(documentedFeatures(type), 'If this is intended, run `npm run fix:stores-table`.').toEqual(cells)
    })

    it('passes on that the network failed, and the status of an error', async () => {
      answer = async () => Promise.reject(new TypeError('Failed to fetch'))
      await expect(client.listProducts()).rejects.toMatchObject({ kind: 'network' })
      answer = async () => aResponse({}, { status: 503 })
      await expect(client.listProducts()).rejects.toMatchObject({ status: 503 })
    })

    it(
      'answers with products or an error, whatever the network returns',
      async () => {
        vi.spyOn(console, 'warn').mockReturnValue()
        vi.spyOn(console, 'error').mockReturnValue()
        const bodies = await recordBodies(send, (recording) => {
          answer = recording
          return list()
        })
        const json = fc.oneof(fc.jsonValue({ maxDepth: 3 }), troublesomeText, damaged(bodies))
        await checkProperty(
          `answers of ${name}`,
          200,
          fc.asyncProperty(json, async (body) => {
            now_ms += 600_000
            vi.setSystemTime(now_ms)
            answer = async () => aResponse(body)
            const fuzzed = createStoreClient(settings)
            const calls = [
              fuzzed.listProducts(),
              getProduct(fuzzed, 'prod_1'),
              fuzzed.getInventory(['prod_1']),
              createCheckout(fuzzed, { items: [{ variant_id: 'variant_1', quantity: 1 }], ...urls }),
            ]
            for (const result of await Promise.allSettled(calls))
              if (result.status === 'rejected')
                assert.ok(result.reason instanceof StoreError, `${result.reason}`)
          }),
        )
      },
      FUZZ_TIMEOUT_MS,
    )
  })
}

async function recordBodies(
  send: TestedStore['send'],
  run: (recording: TestedStore['send']) => Promise<unknown>,
) {
  const bodies: unknown[] = []
  await run(async (request) => {
    const response = await send(request)
    bodies.push(await response.clone().json())
    return response
  })
  return bodies
}

/** Generates real responses in which values were replaced. */
function damaged(bodies: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.array(fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 }),
    )
    .map(([body, changes]) => {
      const copy = structuredClone(body)
      for (const [position, value] of changes) replaceValue(copy, position, value)
      return copy
    })
}

function replaceValue(root: unknown, position: number, value: unknown): void {
  const places: [Record<string, unknown>, string][] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || !node) return
    for (const name of Object.keys(node)) {
      places.push([node as Record<string, unknown>, name])
      visit((node as Record<string, unknown>)[name])
    }
  }
  visit(root)
  const [holder, name] = places[position % places.length] ?? []
  if (holder && name !== undefined) holder[name] = value
}
