import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../src/catalog/product.ts'
import { productStructuredData } from '../../src/catalog/structured-data.ts'
import { aDonation, aManagedVariant, anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const url = 'https://volt.example/product/prod_1'
const dataOf = (product: Product) => productStructuredData(product, url)
const offerOf = (variant: Variant, product: Partial<Product> = {}) =>
  Reflect.get(dataOf(aProduct({ variants: [variant], ...product })), 'offers')[0]

describe('structured data of a product', () => {
  it('includes the title, description and images', () => {
    expect(dataOf(aProduct({ description: '<p>Shop <b>tee.</b></p>' }))).toMatchObject({
      '@type': 'Product',
      name: 'Crew Tee',
      description: 'Shop tee.',
      image: ['https://cdn.example/tee/front.jpg'],
    })
  })

  it('includes the full description', () => {
    const text = 'Soft cotton. '.repeat(40).trim()
    expect(dataOf(aProduct({ description: `<p>${text}</p>` }))).toHaveProperty('description', text)
  })

  it.each([null, '', '<p> </p>'])(
    'uses the product title as the description when the description is %j',
    (description) => {
      expect(dataOf(aProduct({ description }))).toHaveProperty('description', 'Crew Tee')
    },
  )

  it('uses the main image when the product has no image list', () => {
    const image = 'https://cdn.example/tee/main.jpg'
    expect(dataOf(aProduct({ images: [], image }))).toHaveProperty('image', [image])
  })

  it('omits the image when the product has none', () => {
    expect(dataOf(aProduct({ images: [], image: null }))).not.toHaveProperty('image')
  })

  it('includes an offer for each variant with the product URL', () => {
    const variants = [aVariant({ id: '1', title: 'Black', sku: 'TEE-BLK' }), aVariant({ id: '2' })]
    const { offers } = dataOf(aProduct({ variants })) as { offers: object[] }
    expect(offers).toHaveLength(2)
    expect(offers[0]).toMatchObject({ '@type': 'Offer', name: 'Black', sku: 'TEE-BLK', url })
  })

  it('includes the current price as a decimal and the currency in upper case', () => {
    expect(offerOf(aVariant({ price_in_cents: 2900, sale_price_in_cents: 1850 }))).toMatchObject({
      price: '18.50',
      priceCurrency: 'USD',
    })
  })

  it('includes the minimum amount of a donation instead of its placeholder price', () => {
    expect(dataOf(aDonation())).toHaveProperty('offers.0.price', '5.00')
  })

  it.each([
    ['InStock', aVariant()],
    ['InStock', aManagedVariant(3)],
    ['OutOfStock', aManagedVariant(0)],
  ])('sets the availability to %s to match the stock', (availability, variant) => {
    expect(offerOf(variant).availability).toBe(`https://schema.org/${availability}`)
  })

  it('sets the availability to InStock while the stock is unknown', () => {
    expect(offerOf(aManagedVariant(null)).availability).toBe('https://schema.org/InStock')
  })

  it('sets the availability to OutOfStock for a product that is not for sale', () => {
    expect(offerOf(aVariant(), { purchasable: false }).availability).toBe('https://schema.org/OutOfStock')
  })

  it('omits offers for variants without a price', () => {
    expect(dataOf(aProduct({ variants: [anUnpricedVariant()] }))).not.toHaveProperty('offers')
  })
})
