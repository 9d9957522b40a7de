import { describe, expect, it } from 'vitest'
import { readAmount, writeAmount } from '../../src/builder/products/amounts.ts'
import {
  addProduct,
  addVariant,
  NEW_VARIANT,
  NO_PRODUCTS,
  type ProductEntry,
  type Products,
  readSavedProducts,
} from '../../src/builder/products/own-products.ts'
import { priceText } from '../../src/builder/products/price-text.ts'
import { productProblems } from '../../src/builder/products/product-problems.ts'
import { readProductFile } from '../../src/builder/products/read-file.ts'
import { withIds, writeProductFile } from '../../src/builder/products/write-file.ts'

/** Returns a list with one product for each of the given entries. */
function listOf(...entries: Partial<ProductEntry>[]): Products {
  const empty = entries.reduce(addProduct, { ...NO_PRODUCTS, currency: 'usd' })
  return { ...empty, list: empty.list.map((product, index) => ({ ...product, ...entries[index] })) }
}

const priced = (price: string, changed = {}) => [{ ...NEW_VARIANT, price, ...changed }]
const alarm = { name: 'Smoke alarm', variants: priced('29') }

describe('an amount', () => {
  it.each([
    ['29', 2, 2900],
    [' 29.5 ', 2, 2950],
    ['29,50', 2, 2950],
    ['$1,200', 2, 120_000],
    ['1.200,50 €', 2, 120_050],
    ['CHF 1’200.50', 2, 120_050],
    ['2900', 0, 2900],
    ['2,900', 0, 2900],
    ['29.5', 3, 29_500],
    ['1.250', 3, 1250],
    ['KD 0.005', 3, 5],
    ['0', 2, 0],
  ])('“%s” with %d decimals is %d in the smallest unit', (text, digits, units) => {
    expect(readAmount(text, digits)).toBe(units)
  })

  it.each([
    ['', 2],
    ['free', 2],
    ['-3', 2],
    ['29.9999', 2],
    ['29.50', 0],
    ['1,2,3', 2],
    ['1.200.50', 2],
    ['1e3', 2],
  ])('“%s” is not one with %d decimals', (text, digits) => {
    expect(readAmount(text, digits)).toBeUndefined()
  })

  it.each([
    [2900, 2, '29.00'],
    [5, 2, '0.05'],
    [2900, 0, '2900'],
    [29_500, 3, '29.500'],
  ])('%d is written with %d decimals as %s', (units, digits, text) => {
    expect(writeAmount(units, digits)).toBe(text)
    expect(readAmount(text, digits)).toBe(units)
  })

  it.each([
    ['usd', 'template', '29', '$29.00'],
    ['jpy', 'locale', '2900', '¥2,900'],
    ['jpy', 'template', '2900', '¥2900'],
    ['kwd', 'template', '29.5', 'KWD 29.500'],
    ['kwd', 'locale', '29.5', 'KWD 29.500'],
    ['usd', 'template', 'x', ''],
  ] as const)('in %s in the format %s is shown as visitors see it', (currency, priceFormat, text, shown) => {
    const money = { currency, language: 'en', priceFormat }
    expect(priceText(text, money).replaceAll('\u00a0', ' ')).toBe(shown)
  })
})

describe('a written products file', () => {
  it('contains the fields of the documented format', () => {
    const variants = priced('29.5', { salePrice: '25', stock: '12', paymentLink: 'https://buy.test/1' })
    const description = 'Ten-year battery.\n\nFor <every> room.'
    const list = listOf({
      ...alarm,
      subtitle: 'Linked',
      description,
      picture: 'pictures/a.webp',
      collection: 'Safety',
      variants,
    })
    expect(writeProductFile(list, 'en')).toEqual({
      products: [
        {
          id: 'smoke-alarm',
          title: 'Smoke alarm',
          subtitle: 'Linked',
          description: '<p>Ten-year battery.</p><p>For &lt;every&gt; room.</p>',
          thumbnail: 'pictures/a.webp',
          images: [{ url: 'pictures/a.webp' }],
          purchasable: true,
          product_collections: [{ collection_id: 'safety' }],
          variants: [
            {
              id: 'smoke-alarm-1',
              title: 'Smoke alarm',
              manage_inventory: true,
              inventory_quantity: 12,
              payment_link: 'https://buy.test/1',
              prices: [
                {
                  amount: 2950,
                  sale_amount: 2500,
                  currency_code: 'usd',
                  currency: { code: 'usd', symbol: '$', template: '$$1', decimal_digits: 2 },
                },
              ],
            },
          ],
        },
      ],
      collections: [{ id: 'safety', title: 'Safety' }],
    })
  })

  it.each([
    ['jpy', '2900', 2900, 0],
    ['kwd', '29.5', 29_500, 3],
  ])('has prices in %s in its smallest unit', (currency, price, amount, decimal_digits) => {
    const list = { ...listOf({ ...alarm, variants: priced(price) }), currency }
    expect(writeProductFile(list, 'en')).toMatchObject({
      products: [{ variants: [{ prices: [{ amount, currency: { decimal_digits } }] }] }],
    })
  })

  it('is read as the same products', () => {
    const variants = addVariant(priced('29', { name: 'White', stock: '3' })).map((variant) =>
      variant.name ? variant : { ...variant, name: 'Black', price: '31.50' },
    )
    const list = listOf(
      { ...alarm, description: 'One.\nTwo.', collection: 'Safety', variants },
      { ...alarm, name: 'Mug' },
    )
    const read = readProductFile(writeProductFile(list, 'en'))
    const keptFields = 'key id name description collection variants stock salePrice paymentLink'.split(' ')
    const withoutSources = (products: Products) => JSON.parse(JSON.stringify(products.list, keptFields))
    expect(withoutSources(read)).toEqual(withoutSources(withIds(list)))
    expect(read.list.flatMap((product) => product.variants.map(({ price }) => price))).toEqual([
      '29.00',
      '31.50',
      '29.00',
    ])
  })

  it('keeps an ID when the product gets another name', () => {
    const named = withIds(listOf(alarm, { ...alarm, name: 'Smoke Alarm!' }))
    expect(named.list.map(({ id }) => id)).toEqual(['smoke-alarm', 'smoke-alarm-2'])
    const renamed = { ...named, list: named.list.map((product) => ({ ...product, name: 'Siren' })) }
    expect(withIds(renamed)).toEqual(renamed)
  })

  it('leaves out products without a name', () => {
    expect(writeProductFile(listOf({}, alarm), 'en')['products']).toHaveLength(1)
  })
})

describe('an opened products file', () => {
  const price = {
    amount: 2900,
    currency_code: 'USD',
    tax: 'included',
    currency: { code: 'usd', template: 'US$ $1' },
  }
  const file = {
    made_by: 'hand',
    products: [
      {
        id: 'a',
        title: 'Alarm',
        description: '<ul><li>Loud</li></ul>',
        ribbon_text: 'New',
        thumbnail: 'a.jpg',
        images: [{ url: 'a.jpg', alt: 'Front' }, { url: 'b.jpg' }],
        product_collections: [{ collection_id: 'safety', order: 2 }, { collection_id: 'new' }],
        variants: [
          {
            id: 'a1',
            title: 'White',
            sku: 'W',
            manage_inventory: true,
            inventory_quantity: 4,
            prices: [price],
          },
        ],
      },
    ],
    collections: [
      { id: 'safety', title: 'Safety', color: 'red' },
      { id: 'new', title: 'New' },
    ],
  }
  const read = readProductFile(file)

  it('is unchanged when it is written again', () => {
    expect(writeProductFile(read, 'de')).toEqual({
      ...file,
      products: [{ purchasable: true, ...file.products[0] }],
    })
  })

  it('keeps the unknown fields of what the owner changes', () => {
    const [product] = read.list
    if (!product) throw new Error('The product is missing.')
    const changed = {
      ...product,
      description: 'Very loud',
      picture: 'pictures/c.webp',
      collection: 'Outdoor',
      variants: product.variants.map((variant) => ({ ...variant, price: '31', stock: '' })),
    }
    expect(writeProductFile({ ...read, list: [changed] }, 'en')).toMatchObject({
      made_by: 'hand',
      products: [
        {
          ribbon_text: 'New',
          description: '<p>Very loud</p>',
          thumbnail: 'pictures/c.webp',
          images: [{ url: 'pictures/c.webp' }, { url: 'b.jpg' }],
          product_collections: [{ collection_id: 'outdoor' }, { collection_id: 'new' }],
          variants: [
            {
              id: 'a1',
              sku: 'W',
              manage_inventory: false,
              inventory_quantity: null,
              prices: [{ amount: 3100, tax: 'included' }],
            },
          ],
        },
      ],
      collections: [file.collections[0], file.collections[1], { id: 'outdoor', title: 'Outdoor' }],
    })
  })

  it('is refused when it has prices in several currencies', () => {
    const euro = {
      id: 'b',
      title: 'B',
      variants: [{ id: 'b1', prices: [{ amount: 1, currency_code: 'eur' }] }],
    }
    expect(() => readProductFile({ products: [...file.products, euro] })).toThrow('several currencies')
  })

  it.each([
    ['jpy', undefined, 120_000, '1200'],
    ['jpy', undefined, 120_050, '1200.5'],
    ['jpy', 0, 1200, '1200'],
    ['kwd', 3, 1200, '1.200'],
    ['usd', undefined, 1200, '12.00'],
  ])('has prices in %s with %s decimals like the website', (currency_code, decimal_digits, amount, shown) => {
    const prices = [{ amount, currency_code, currency: { code: currency_code, decimal_digits } }]
    const { list } = readProductFile({
      products: [{ id: 'b', title: 'B', variants: [{ id: 'b1', prices }] }],
    })
    expect(list[0]?.variants[0]?.price).toBe(shown)
  })

  it('gives a new ID to a product that repeats another one’s', () => {
    const repeated = withIds(
      readProductFile({ products: [file.products[0], { ...file.products[0], title: 'Siren' }] }),
    )
    expect(repeated.list.map(({ id }) => id)).toEqual(['a', 'siren'])
  })
})

describe('saved products', () => {
  it('are unchanged after being read', () => {
    const saved = listOf(alarm, { name: 'Mug' })
    expect(readSavedProducts(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  it.each([null, 'text', { list: 1 }, { list: [null], source: [] }])('are none when they are %j', (given) => {
    expect(readSavedProducts(given)).toEqual(NO_PRODUCTS)
  })
})

describe('a problem of the products', () => {
  const at = (products: Products) => productProblems(products).map(({ path }) => path.join('.'))

  it('is missing for a complete list', () => {
    expect(at(listOf(alarm, { ...alarm, name: 'Mug' }))).toEqual([])
  })

  it('is an empty list', () => {
    expect(at(NO_PRODUCTS)).toEqual(['products'])
  })

  it.each<[string, Partial<ProductEntry>]>([
    ['name', { name: ' ' }],
    ['picture', { picture: 'my picture' }],
    ['variants.0.price', { variants: priced('') }],
    ['variants.0.price', { variants: priced('29.9999') }],
    ['variants.0.salePrice', { variants: priced('29', { salePrice: 'x' }) }],
    ['variants.0.salePrice', { variants: priced('29', { salePrice: '29.00' }) }],
    ['variants.0.stock', { variants: priced('29', { stock: '1.5' }) }],
    ['variants.0.paymentLink', { variants: priced('29', { paymentLink: 'buy' }) }],
    ['variants.1.name', { variants: addVariant(priced('29', { name: 'White' })) }],
  ])('is at the field %s', (field, changed) => {
    expect(at(listOf({ ...alarm, ...changed }))).toEqual([`products.0.${field}`])
  })

  it('is at the second of two products with the same name', () => {
    expect(at(listOf(alarm, { ...alarm, name: 'smoke alarm ' }))).toEqual(['products.1.name'])
  })

  it('is at the currency until it is chosen', () => {
    expect(at({ ...listOf(alarm), currency: '' })).toEqual(['products.currency'])
  })
})
