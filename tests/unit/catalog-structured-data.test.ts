import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../src/catalog/product.ts'
import { productData } from '../../src/catalog/structured-data.ts'
import { aManagedVariant, anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const url = 'https://volt.example/product/prod_1'
const dataOf = (product: Product) => productData(product, url)
const offerOf = (variant: Variant, product: Partial<Product> = {}) =>
  Reflect.get(dataOf(aProduct({ variants: [variant], ...product })), 'offers')[0]

describe('a product for search engines', () => {
  it('has title, description and pictures', () => {
    expect(dataOf(aProduct({ description: '<p>Shop <b>tee.</b></p>' }))).toMatchObject({
      '@type': 'Product',
      name: 'Crew Tee',
      description: 'Shop tee.',
      image: ['https://cdn.example/tee/front.jpg'],
    })
  })

  it('has its description in full', () => {
    const words = 'Soft cotton. '.repeat(40).trim()
    expect(dataOf(aProduct({ description: `<p>${words}</p>` }))).toHaveProperty('description', words)
  })

  it.each([null, '', '<p> </p>'])('is described by its title when its description is %j', (description) => {
    expect(dataOf(aProduct({ description }))).toHaveProperty('description', 'Crew Tee')
  })

  it('has its main picture when there is no list of pictures', () => {
    const image = 'https://cdn.example/tee/main.jpg'
    expect(dataOf(aProduct({ images: [], image }))).toHaveProperty('image', [image])
  })

  it('names no picture when there is none', () => {
    expect(dataOf(aProduct({ images: [], image: null }))).not.toHaveProperty('image')
  })

  it('has an offer for each variant, at the product’s address', () => {
    const variants = [aVariant({ id: '1', title: 'Black', sku: 'TEE-BLK' }), aVariant({ id: '2' })]
    const { offers } = dataOf(aProduct({ variants })) as { offers: object[] }
    expect(offers).toHaveLength(2)
    expect(offers[0]).toMatchObject({ '@type': 'Offer', name: 'Black', sku: 'TEE-BLK', url })
  })

  it('has the price that is asked now, in whole units and upper case currency', () => {
    expect(offerOf(aVariant({ price_in_cents: 2900, sale_price_in_cents: 1850 }))).toMatchObject({
      price: '18.50',
      priceCurrency: 'USD',
    })
  })

  it.each([
    ['InStock', aVariant()],
    ['InStock', aManagedVariant(3)],
    ['OutOfStock', aManagedVariant(0)],
  ])('is %s as its stock is', (availability, variant) => {
    expect(offerOf(variant).availability).toBe(`https://schema.org/${availability}`)
  })

  it('is not announced as missing while its stock is unknown', () => {
    expect(offerOf(aManagedVariant(null)).availability).toBe('https://schema.org/InStock')
  })

  it('is out of stock when it is not for sale', () => {
    expect(offerOf(aVariant(), { purchasable: false }).availability).toBe('https://schema.org/OutOfStock')
  })

  it('has no offer without a price', () => {
    expect(dataOf(aProduct({ variants: [anUnpricedVariant()] }))).not.toHaveProperty('offers')
  })
})
