import { describe, expect, it } from 'vitest'
import type { SiteOptions } from '../../src/website/write-site.ts'
import { createShopifyStandIn } from '../stores/shopify-stand-in.ts'
import { builderForFile } from '../support/built-site.ts'
import { aWireProduct } from '../support/factories.ts'
import { aMedusa, aMedusaProduct, aMedusaVariant, medusaSettings } from '../support/medusa-api.ts'
import { aWooShop, wooSettings } from '../support/woocommerce-api.ts'

const builder = builderForFile()

function aPage(attributes = '', site = '') {
  return `<!doctype html><html lang="en"><head><script src="/electrician-elements.lite.js" ${attributes} defer></script></head><body><electrician-site business-name="Volt" phone="1" email="a@volt.example" ${site}></electrician-site></body></html>`
}

const ofFile = (address: string) => `data-store-type="file" data-store-host="${address}"`

function addProducts(name: string, { thumbnail = 'https://cdn.example/alarm.jpg' } = {}): void {
  const alarm = aWireProduct({ id: 'alarm', title: 'Smoke alarm', thumbnail, images: [{ url: thumbnail }] })
  const collections = [{ id: 'safety', title: 'Safety' }]
  builder.addFile(name, JSON.stringify({ products: [alarm], collections }))
}

function noNetwork(): never {
  throw new Error('The build sent a request.')
}

function initialData(page: string | null): Record<string, unknown> {
  const [, json = '{}'] =
    /<script type="application\/json" data-initial-data>(.*?)<\/script>/.exec(page ?? '') ?? []
  return JSON.parse(json)
}

describe('the early connection of a prerendered website to its store', () => {
  const settings = 'data-store-id="volt" data-store-host='
  const build = async (page: string, siteUrl = 'https://volt.example') => {
    const send = () => Promise.resolve(Response.json({ products: [], count: 0 }))
    const { read } = await builder.build(page, { siteUrl, send })
    return read('index.html')?.match(/<link rel="preconnect"[^>]*>/g) ?? []
  }

  it('is in its pages if the store has another origin', async () => {
    expect(await build(aPage(`${settings}"https://store.example/api"`))).toEqual([
      '<link rel="preconnect" href="https://store.example" crossorigin>',
    ])
  })

  it('is there once if the page already contains it', async () => {
    const link = '<link rel="preconnect" href="https://store.example/" crossorigin="anonymous">'
    const page = aPage(`${settings}"https://store.example"`).replace('<head>', `<head>${link}`)
    expect(await build(page)).toEqual([link])
  })

  it.each([
    ['without a store', ''],
    ['with a store on its own origin', `${settings}"https://volt.example/provider"`],
    ['with a relative store', `${settings}"/provider"`],
  ])('is missing in a website %s', async (_, attributes) => {
    expect(await build(aPage(attributes))).toEqual([])
  })
})

describe('a prerendered website with products in a file', () => {
  it('has the store and the product in its pages, its sitemap and its structured data', async () => {
    addProducts('listed.json')
    const { read } = await builder.build(aPage(ofFile('/listed.json')), {
      siteUrl: 'https://volt.example',
      send: noNetwork,
    })
    expect(read('store/index.html')).toContain('Smoke alarm')
    expect(read('product/alarm/index.html')).toContain('<title>Smoke alarm')
    expect(read('product/alarm/index.html')).toContain('"@type":"Product"')
    expect(read('sitemap.xml')).toContain('https://volt.example/product/alarm')
  })

  it('contains the file, the adapter and the pictures in the page’s folder', async () => {
    addProducts('pictured.json', { thumbnail: '/shop/pictures/alarm.jpg' })
    builder.addFile('pictures/alarm.jpg', 'alarm')
    const page = aPage(ofFile('/shop/pictured.json'), 'base-path="/shop/"')
    const { read, messages } = await builder.build(page, { send: noNetwork })
    expect(read('product/alarm/index.html')).toContain('Smoke alarm')
    expect(read('pictured.json')).toContain('Smoke alarm')
    expect(read('pictures/alarm.jpg')).toBe('alarm')
    expect(read('modules/stores/file.js')).toBe('// stores/file.js')
    expect(read('modules/stores/shopify.js')).toBeNull()
    expect(messages.join()).not.toContain('was not copied')
  })

  it('contains the responses under the URLs that the elements request', async () => {
    addProducts('requested.json')
    const { read } = await builder.build(aPage(ofFile('/requested.json')), { send: noNetwork })
    expect(Object.keys(initialData(read('store/index.html')))).toEqual([
      '/requested.json/store/file/products',
    ])
    expect(Object.keys(initialData(read('product/alarm/index.html')))).toEqual([
      '/requested.json/store/file/products/alarm',
    ])
  })

  it('reports a relative URL, which works only on the home screen', async () => {
    addProducts('relative.json')
    const { messages } = await builder.build(aPage(ofFile('./relative.json')), { send: noNetwork })
    expect(messages.join()).toContain('Use "/relative.json" instead.')
  })

  it.each([
    ['is missing', 'missing.json" is not in the page’s folder. Add the file or correct the URL.'],
    ['is not JSON', 'broken.json" is not valid JSON'],
    ['has no products', 'empty.json must contain { "products": [ … ] }'],
  ])('is not built if the file %s', async (_, problem) => {
    builder.addFile('broken.json', '{ "products": [')
    builder.addFile('empty.json', '{ "name": "Volt" }')
    const [name] = problem.match(/^\w+\.json/) ?? []
    await expect(builder.build(aPage(ofFile(`/${name}`)))).rejects.toThrow(problem)
  })
})

const shopify = createShopifyStandIn()
const medusaProducts = ['cap', 'mug', 'tee'].map((id) =>
  aMedusaProduct({ id, variants: [aMedusaVariant({ id: `${id}-white` })] }),
)
const stores = {
  shopify: {
    send: shopify.send,
    options: { storeHost: 'https://volt.myshopify.com', storeToken: shopify.token },
  },
  woocommerce: { send: aWooShop(), options: { storeHost: wooSettings.host } },
  medusa: {
    send: aMedusa(medusaProducts).send,
    options: {
      storeHost: medusaSettings.host,
      storeToken: medusaSettings.details.storeToken,
      storeRegion: 'us',
    },
  },
}

describe('a prerendered website with another type of store', () => {
  const answeredBy =
    (send: (request: Request) => Promise<Response>): SiteOptions['send'] =>
    (url, init) =>
      send(new Request(url, init))

  it.each(Object.entries(stores))('has a page for each %s product', async (storeType, { send, options }) => {
    const { read, messages } = await builder.build(aPage(), {
      ...options,
      storeType,
      send: answeredBy(send),
      siteUrl: 'https://volt.example',
    })
    const paths = [...(read('sitemap.xml') ?? '').matchAll(/volt\.example\/(product\/[^<]+)/g)]
    expect(paths.length).toBeGreaterThan(2)
    for (const [, path] of paths) expect(read(`${path}/index.html`)).toContain(' - Our Store</title>')
    expect(paths.some(([, path]) => read(`${path}/index.html`)?.includes('"@type":"Product"'))).toBe(true)
    expect(read(`modules/stores/${storeType}.js`)).toBe(`// stores/${storeType}.js`)
    expect(messages.join()).not.toContain('no prerendered page')
  })

  it('contains the settings that were passed to the build, and the texts in the language of the page', async () => {
    const languages = new Set<string>()
    const { read } = await builder.build(aPage(), {
      ...stores.shopify.options,
      storeType: 'shopify',
      storeRegion: 'JP',
      checkoutUrl: '/order.html?order={order}',
      send: async (url, init) => {
        languages.add(JSON.parse(`${init?.body}`).variables.language)
        return shopify.send(new Request(url, init))
      },
    })
    expect([...languages]).toEqual(['EN'])
    const page = read('index.html')
    expect(page).toMatch(/<script [^>]*data-store-type="shopify"/)
    expect(page).toMatch(/<script [^>]*data-store-token="public-token"/)
    expect(page).toMatch(/<script [^>]*data-store-region="JP"/)
    expect(page).toMatch(/<script [^>]*data-checkout-url="\/order\.html\?order=\{order\}"/)
    expect(read('store/index.html')).toContain('"currency_code":"jpy"')
    expect(read('store/index.html')).toContain('¥2400')
  })

  it('is not built if the store refuses the key, and the error names the reason', async () => {
    const building = builder.build(aPage(), {
      ...stores.shopify.options,
      storeType: 'shopify',
      storeToken: 'wrong',
      send: answeredBy(shopify.send),
    })
    await expect(building).rejects.toThrow(
      /responded with HTTP 401 The store does not allow access \(Check store-token\.\)/,
    )
  })

  it('is not built if the type is unknown, and the error lists the known types', async () => {
    await expect(
      builder.build(aPage('data-store-type="etsy" data-store-host="/shop"'), { send: noNetwork }),
    ).rejects.toThrow(
      'The build has no adapter for store-type="etsy". Use one of file, medusa, shopify, woocommerce.',
    )
  })

  it('takes all settings from the element that has the type', async () => {
    const page = aPage('data-store-host="https://other.example" data-store-id="volt"', ofElement('/own.json'))
    addProducts('own.json')
    const { read } = await builder.build(page, { send: noNetwork })
    expect(read('product/alarm/index.html')).toContain('Smoke alarm')
    expect(read('modules/stores/file.js')).toBe('// stores/file.js')
  })

  it('names the setting that is missing', async () => {
    const { messages } = await builder.build(aPage('data-store-type="shopify"'), { send: noNetwork })
    expect(messages.join()).toContain('Add data-store-host to the script tag, or set STORE_HOST.')
  })
})

function ofElement(address: string): string {
  return `store-type="file" store-host="${address}"`
}
