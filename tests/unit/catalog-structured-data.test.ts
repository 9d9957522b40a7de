import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../src/catalog/product.ts'
import { productStructuredData } from '../../src/catalog/product-structured-data.ts'
import {
  aDonation,
  aManagedVariant,
  anUnpricedVariant,
  aProduct,
  aVariant,
  imagesOf,
} from '../support/factories.ts'

const url = 'https://volt.example/product/prod_1'
const dataOf = (product: Product) =>
  productStructuredData(product, (id) => (id ? `${url}?variant=${id}` : url)) ?? {}
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

  it.each([null, '', '<p> </p>'])('has the title as the description instead of %j', (description) => {
    expect(dataOf(aProduct({ description }))).toHaveProperty('description', 'Crew Tee')
  })

  it.each([
    ['the main image', 'https://cdn.example/tee/main.jpg', ['https://cdn.example/tee/main.jpg']],
    ['no image', null, undefined],
  ])('has %s when the product has no image list', (_, image, expected) => {
    expect(Reflect.get(dataOf(aProduct({ images: [], image })), 'image')).toEqual(expected)
  })

  it('has absolute URLs of pictures, and no picture without one', () => {
    const variants = [
      aVariant({ id: 'black', image_url: '//cdn.example/black.jpg' }),
      aVariant({ id: 'amber', image_url: 'data:image/png;base64,AAAA' }),
    ]
    const images = imagesOf(['/front.jpg', 'data:image/png;base64,AAAA'])
    const absolute = (image: string) => (image.startsWith('data:') ? null : new URL(image, url).href)
    expect(productStructuredData(aProduct({ images, variants }), () => url, absolute)).toMatchObject({
      image: ['https://volt.example/front.jpg'],
      hasVariant: [{ image: 'https://cdn.example/black.jpg' }, { image: 'https://volt.example/front.jpg' }],
    })
  })

  it('includes an offer for the only variant with the product URL', () => {
    const offer = offerOf(aVariant({ title: 'Black', sku: 'TEE-BLK' }))
    expect(offer).toMatchObject({ '@type': 'Offer', name: 'Black', sku: 'TEE-BLK', url })
  })

  it('is a group if the product has several variants, each with its own URL, price and picture', () => {
    const anOption = (option_id: string, value: string) => ({ id: value, option_id, variant_id: '', value })
    const options = [
      { id: 'opt_1', title: ' Colour ', values: [] },
      { id: 'opt_2', title: 'Size', values: [] },
    ]
    const black = aVariant({
      id: 'b 1',
      title: 'Black / M',
      sku: 'TEE-BLK',
      price_in_cents: 2500,
      image_url: 'https://cdn.example/black.jpg',
      options: [anOption('opt_1', 'Black'), anOption('opt_2', 'M')],
    })
    const amber = { ...aManagedVariant(0), id: 'a', title: 'Amber', price_in_cents: 2900, image_url: null }
    const variants = [black, { ...amber, options: [anOption('opt_1', 'Amber')] }, anUnpricedVariant()]
    const data = dataOf(aProduct({ id: 'prod_1', options, variants }))
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Crew Tee',
      url,
      productGroupID: 'prod_1',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Crew Tee, Black / M',
          color: 'Black',
          size: 'M',
          sku: 'TEE-BLK',
          image: 'https://cdn.example/black.jpg',
          url: `${url}?variant=b 1`,
          offers: { price: '25.00', availability: 'https://schema.org/InStock', url: `${url}?variant=b 1` },
        },
        {
          color: 'Amber',
          image: 'https://cdn.example/tee/front.jpg',
          offers: { price: '29.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    })
    expect(Reflect.get(data, 'hasVariant')).toHaveLength(2)
    expect(data).not.toHaveProperty('offers')
  })

  it('varies only by properties with at least two values', () => {
    const options = ['Colour', 'Size', 'Length'].map((title) => ({ id: title, title, values: [] }))
    const variants = ['1m', '2m'].map((length) => {
      const values = Object.entries({ Colour: 'Red', Size: length === '1m' ? 'S' : 'L', Length: length })
      return aVariant({
        id: length,
        options: values.map(([option_id, value]) => ({ id: value, option_id, variant_id: length, value })),
      })
    })
    expect(dataOf(aProduct({ options, variants }))).toMatchObject({
      variesBy: ['https://schema.org/size'],
      hasVariant: [{ color: 'Red' }, { color: 'Red' }],
    })
    const withoutSize = options.filter(({ id }) => id !== 'Size')
    expect(dataOf(aProduct({ options: withoutSize, variants }))).not.toHaveProperty('variesBy')
  })

  it.each([
    ['that is a subscription', aProduct({ type: 'subscription' })],
    ['without a price', aProduct({ variants: [anUnpricedVariant()] })],
    ['without variants', aProduct({ variants: [] })],
    ['that is a free booking', aProduct({ type: 'booking', variants: [aVariant({ price_in_cents: 0 })] })],
  ])('does not exist for a product %s', (_, product) => {
    expect(productStructuredData(product, () => url)).toBeNull()
  })

  it('includes the current price as a decimal and the currency in upper case', () => {
    expect(offerOf(aVariant({ price_in_cents: 2900, sale_price_in_cents: 1850 }))).toMatchObject({
      price: '18.50',
      priceCurrency: 'USD',
    })
    expect(offerOf(aVariant({ price_in_cents: 0 }))).toMatchObject({ price: '0.00' })
  })

  it('includes the minimum amount of a donation instead of its placeholder price', () => {
    expect(dataOf(aDonation())).toHaveProperty('offers.0.price', '5.00')
  })

  it.each([
    ['InStock', 'a variant without managed inventory', aVariant(), true],
    ['InStock', 'a variant in stock', aManagedVariant(3), true],
    ['InStock', 'a variant with unknown stock', aManagedVariant(null), true],
    ['OutOfStock', 'a sold-out variant', aManagedVariant(0), true],
    ['OutOfStock', 'a product that is not for sale', aVariant(), false],
  ])('sets the availability to %s for %s', (availability, _, variant, purchasable) => {
    expect(offerOf(variant, { purchasable }).availability).toBe(`https://schema.org/${availability}`)
  })
})
