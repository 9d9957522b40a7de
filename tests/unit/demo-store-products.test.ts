import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'
import type { listedProduct } from '../../demo/store/wire.ts'

type Product = ReturnType<typeof listedProduct>

async function demoProducts(): Promise<Product[]> {
  const response = await createDemoStore()(new Request('http://shop.test/store/demo/products'))
  return (await response.json()).products
}

const isDescending = ([first = 0, second = 0]: number[]) => first > second

describe('products of the demo store', () => {
  it('have no options and share their title with the variant if they have only one variant', async () => {
    const products = await demoProducts()
    for (const product of products) {
      if (product.variants.length > 1) continue
      expect(product.variants[0]?.title).toBe(product.title)
      expect(product.options).toEqual([])
    }
  })

  it('have variant images that also appear in the product’s image list', async () => {
    const products = await demoProducts()
    for (const product of products) {
      const urls = product.images.map((image) => image.url)
      for (const variant of product.variants) {
        if (variant.image_url !== null) expect(urls).toContain(variant.image_url)
      }
    }
  })

  it('have images that the demo store serves as SVG', async () => {
    const products = await demoProducts()
    for (const { images } of products) {
      for (const { url } of images) {
        const response = await createDemoStore()(new Request(url))
        expect(response.status, url).toBe(200)
        expect(response.headers.get('content-type')).toContain('image/svg+xml')
      }
    }
  })

  it('have unique product and variant IDs', async () => {
    const products = await demoProducts()
    const ids = products.flatMap((product) => [product.id, ...product.variants.map((variant) => variant.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  const traits: [string, (product: Product) => boolean][] = [
    [
      'several styles that each have an image',
      (p) => p.variants.length > 2 && p.variants.every((v) => v.image_url),
    ],
    ['two options', (p) => p.options.length === 2],
    [
      'a sale on one variant only',
      (p) => new Set(p.variants.map((v) => v.prices[0]?.sale_amount === null)).size === 2,
    ],
    ['a null selection', (p) => p.site_product_selection === null],
    ['no selection', (p) => !('site_product_selection' in p)],
    [
      'an unknown selection',
      (p) => !['lowest_price_first', null, undefined].includes(p.site_product_selection),
    ],
    ['an empty ribbon and subtitle', (p) => p.ribbon_text === '' && p.subtitle === ''],
    ['no subtitle', (p) => p.subtitle === null],
    ['purchasable set to false', (p) => p.purchasable === false],
    ['no image', (p) => p.thumbnail === null && p.images.length === 0],
    ['several images and one variant', (p) => p.images.length > 2 && p.variants.length === 1],
    ['a very long title', (p) => p.title.length > 100],
    [
      'a rich description',
      (p) => ['<h2>', '<ul>', '<table>', '<a ', '<strong>'].every((tag) => p.description?.includes(tag)),
    ],
    [
      'additional information in descending order',
      (p) => isDescending(p.additional_info.map((info) => info.order)),
    ],
    ['fields that clients do not know', (p) => 'slug' in p && 'seo_settings' in p],
    ['a review summary', (p) => typeof Object(Reflect.get(p, 'reviewsAnalytics')).total_reviews === 'number'],
    ['a digital type', (p) => p.type.value === 'digital'],
  ]

  it.each(traits)('include a product with %s', async (_, hasTrait) => {
    const products = await demoProducts()
    expect(products.some(hasTrait)).toBe(true)
  })
})
