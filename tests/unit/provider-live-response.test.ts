import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createStoreClient } from '../../src/provider/store-client.ts'

const captured = '../shared/captured/list-inr.json'
const isAvailable = existsSync(captured)

describe('a captured response from a live store', () => {
  const reason = isAvailable ? '' : ' (skipped: there is no captured response)'

  it.skipIf(!isAvailable)(`is decoded without errors${reason}`, async () => {
    const fetch = async () => new Response(readFileSync(captured))
    const client = createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch })
    const { products, ...page } = await client.listProducts()
    expect(page).toEqual({ count: 1, offset: 0, limit: 100, received: 1 })
    expect(products[0]).toMatchObject({
      title: 'iTarang Home Inverter 900VA',
      price_in_cents: 850000,
      currency: 'inr',
      type: 'physical',
      purchasable: true,
      variants: [{ price_formatted: '₹8500.00', sale_price_in_cents: null, manage_inventory: true }],
    })
  })
})
