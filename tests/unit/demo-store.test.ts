import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'

const base = 'http://shop.test/provider'

/** Returns a new demo store and functions that send requests to it. */
function aStore(id = 'demo') {
  const handle = createDemoStore()
  const call = (path: string, init?: RequestInit) => handle(new Request(`${base}/store/${id}/${path}`, init))
  const read = async (path: string) => (await call(path)).json()
  return { handle, call, read }
}

const messageOf = async (response: Response) => (await response.json()).message

describe('demo store server', () => {
  it('responds to a CORS preflight with the allowed headers and methods', async () => {
    const { call } = aStore()
    const response = await call('products', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
  })

  it.each([
    'store/demo/products',
    'store/nobody/products',
    'store/failing/products',
    'pictures/mug.svg',
    'elsewhere',
  ])('allows cross-origin reads of %s', async (path) => {
    const response = await aStore().handle(new Request(`${base}/${path}`))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('returns 404 for an unknown path', async () => {
    const response = await aStore().call('orders')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toContain('/store/demo/orders')
  })
})

describe('demo store product list', () => {
  it('returns the requested page', async () => {
    const { read } = aStore()
    const all = await read('products')
    const page = await read('products?offset=2&limit=3')
    expect(page.products).toEqual(all.products.slice(2, 5))
    expect(page).toMatchObject({ count: all.count, offset: 2, limit: 3 })
  })

  it('returns the products with the requested IDs', async () => {
    const { products } = await aStore().read('products?ids[]=prod_mug&ids[]=prod_tee')
    expect(products.map((product: { id: string }) => product.id)).toEqual(['prod_tee', 'prod_mug'])
  })

  it('omits stock, weight and related products', async () => {
    const { products } = await aStore().read('products')
    for (const product of products) {
      expect(product).not.toHaveProperty('related_products')
      for (const variant of product.variants) {
        expect(variant).not.toHaveProperty('inventory_quantity')
        expect(variant).not.toHaveProperty('weight')
      }
    }
  })

  it('rejects an unknown parameter and names it', async () => {
    const response = await aStore().call('products?page=2')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'property page should not exist' })
  })

  it.each(['offset=-1', 'limit=0', 'limit=many'])('rejects the parameter %s', async (parameter) => {
    expect((await aStore().call(`products?${parameter}`)).status).toBe(400)
  })
})

describe('demo store product', () => {
  it('has related products with the provider’s ID prefix', async () => {
    const { product } = await aStore().read('products/prod_surge_strip')
    expect(product.related_products).toEqual([
      {
        id: 'rp_prod_surge_strip_0',
        section_title: 'Goes well with',
        related_type: 'category',
        related_id: 'pcol_home',
        position: 0,
      },
    ])
  })

  it('returns 404 for an unknown product ID', async () => {
    const response = await aStore().call('products/prod_nothing')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toContain('prod_nothing')
  })
})

describe('demo store inventory lookup', () => {
  it('returns quantities for variants with managed inventory and null for all others', async () => {
    const { variants } = await aStore().read(
      'variants?fields=inventory_quantity&product_ids[]=prod_smart_plug&product_ids[]=prod_usb_outlet&product_ids[]=prod_torch',
    )
    expect(variants).toEqual([
      { id: 'variant_smart_plug', inventory_quantity: 3 },
      { id: 'variant_usb_outlet_white', inventory_quantity: 16 },
      { id: 'variant_usb_outlet_graphite', inventory_quantity: 5 },
      { id: 'variant_usb_outlet_brass', inventory_quantity: null },
      { id: 'variant_torch', inventory_quantity: null },
    ])
  })

  it.each(['', 'fields=weight', 'fields=inventory_quantity,weight'])(
    'rejects the field list “%s”',
    async (fields) => {
      expect((await aStore().call(`variants?${fields}&product_ids[]=prod_tee`)).status).toBe(400)
    },
  )
})

describe('demo store', () => {
  it('shows prices in euros for the store ID “euro”', async () => {
    const { products } = await aStore('euro').read('products')
    expect(products[0].variants[0].prices[0].currency).toMatchObject({ code: 'eur', template: '$1 €' })
  })

  it('has no products for the store ID “empty”', async () => {
    expect(await aStore('empty').read('products')).toEqual({ products: [], count: 0, offset: 0, limit: 100 })
  })

  it.each(['products', 'products/prod_tee', 'variants'])(
    'returns 503 for %s with the store ID “failing”',
    async (path) => {
      const response = await aStore('failing').call(path)
      expect(response.status).toBe(503)
      expect(response.statusText).toBe('Service Unavailable')
      expect(await messageOf(response)).toMatch(/closed/)
    },
  )

  it('returns 5,000 products in pages of 100 for the store ID “large”', async () => {
    const { read } = aStore('large')
    const page = await read('products?offset=4950&limit=500')
    expect(page).toMatchObject({ count: 5000, offset: 4950, limit: 100 })
    expect(page.products).toHaveLength(50)
  })

  it('returns 404 for an unknown store ID', async () => {
    const response = await aStore('nobody').call('products')
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toContain('nobody')
  })
})
