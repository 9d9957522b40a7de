import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLine, toLineStore } from '../../src/cart/cart-item.ts'
import { formattedTotal } from '../../src/cart/formatted-total.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { totalInMajorUnits } from '../../src/cart/totals.ts'
import { filterProducts } from '../../src/catalog/filter-products.ts'
import { NO_FILTERS } from '../../src/catalog/filters.ts'
import { displayPrice } from '../../src/catalog/product-price.ts'
import { productStructuredData } from '../../src/catalog/product-structured-data.ts'
import { parseOrder } from '../../src/checkout/pending-orders.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient, type StoreSettings } from '../../src/provider/store-client.ts'
import { readCartLine } from '../../src/runtime/api/api-input.ts'
import { defineStore, type StoreProduct } from '../../src/stores/define-store.ts'
import '../../src/stores/file/store.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aProduct, aResponse, aVariant } from '../support/factories.ts'

const yen = { code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 }
const dinar = { code: 'kwd', symbol: 'KD', template: 'KD $1', decimal_digits: 3 }
const krona = { code: 'sek', symbol: 'kr', template: '$1 kr', decimal_digits: 0 }

const amounts = { amount: 1500, sale_amount: 1200 }
const priced = (currency: StoreProduct['variants'][0]['prices'][0]['currency'], code = currency?.code) => ({
  id: 'lamp',
  title: 'Desk lamp',
  purchasable: true,
  variants: [
    { id: 'lamp-1', prices: [{ ...amounts, currency_code: code ?? 'usd', currency: currency ?? null }] },
  ],
})
const products = {
  jpy: priced(yen),
  kwd: priced(dinar),
  sek: priced(krona),
  plain: priced({ code: 'jpy', symbol: '¥', template: '¥$1' }),
}
type Name = keyof typeof products

const hosted = { host: 'https://api.example', storeId: 'store_1' }
const file = { host: 'https://shop.example/products.json', storeId: 'file', type: 'file' }
const own = { host: 'https://parts.example', storeId: 'own', type: 'own-parts' }

beforeAll(() => {
  defineStore({
    type: 'own-parts',
    listProducts: async () => ({ products: Object.values(products), count: 1 }),
    getProduct: async (id) => products[id as Name],
    startCheckout: async () => ({ url: 'https://pay.example' }),
  })
})
afterEach(() => {
  pageCart.setState({ store: undefined })
})

let fileNumber = 0

async function productOf(settings: StoreSettings, name: Name) {
  fileNumber += 1
  vi.stubGlobal('fetch', async () =>
    aResponse(settings.type ? { products: [products[name]] } : { product: products[name] }),
  )
  const { host } = settings
  const client = createStoreClient({
    ...settings,
    host: settings.type === 'file' ? `${host}?${fileNumber}` : host,
  })
  return getProduct(client, settings.type === 'own-parts' ? name : 'lamp')
}

/** Returns everything that shows or compares a product's price. */
async function pricesOf(settings: StoreSettings, name: Name) {
  const product = await productOf(settings, name)
  const [variant = aVariant()] = product.variants
  const lines = [createLine({ product, variant, quantity: 2, store: toLineStore(settings) })]
  const saved = parseLines(serializeLines(lines))
  const ordered = parseOrder(JSON.stringify({ id: '1', items: lines }))?.items ?? []
  const [price] =
    JSON.stringify(productStructuredData(product, () => null)).match(/(?<="price":")[^"]+/) ?? []
  const total = totalInMajorUnits(lines)
  const range = { ...NO_FILTERS, min: total / 2, max: total / 2 }
  expect(saved).toMatchObject([{ variant }])
  expect(ordered).toMatchObject([{ variant }])
  expect(formattedTotal(saved)).toBe(formattedTotal(lines))
  expect(filterProducts([product], range)).toEqual([product])
  return {
    shown: displayPrice(variant),
    inLanguage: displayPrice(variant, { ...ENGLISH, priceFormat: 'locale' })?.current.replace('\u00a0', ' '),
    price,
    total: formattedTotal(lines),
    value: total,
  }
}

describe('a product from an adapter', () => {
  const adapters = { file, own }

  it.each([
    ['file', 'jpy', '¥1500', '¥1200', '¥1,200', '1200', '¥2400', 2400],
    ['own', 'kwd', 'KD 1.500', 'KD 1.200', 'KWD 1.200', '1.200', 'KD 2.400', 2.4],
    ['file', 'sek', '1500 kr', '1200 kr', 'SEK 1,200', '1200', '2400 kr', 2400],
    ['file', 'plain', '¥15.00', '¥12.00', '¥12.00', '12.00', '¥24.00', 24],
  ] as const)(
    'of the type “%s” has its own decimals everywhere, in %s',
    async (type, name, compareAtPrice, current, inLanguage, price, total, value) => {
      const shown = { current, compareAtPrice }
      expect(await pricesOf(adapters[type], name)).toEqual({ shown, inLanguage, price, total, value })
    },
  )
})

// spec 9.1
it.each([
  ['jpy', '¥15.00', '¥12.00', '¥12.00', '¥24.00'],
  ['kwd', 'KD 15.00', 'KD 12.00', 'KWD 12.00', 'KD 24.00'],
] as const)(
  'a product of the hosted store has the amount divided by 100 everywhere, whatever the decimals of %s are',
  async (name, compareAtPrice, current, inLanguage, total) => {
    const shown = { current, compareAtPrice }
    expect(await pricesOf(hosted, name)).toEqual({ shown, inLanguage, price: '12.00', total, value: 24 })
  },
)

describe('a saved cart line', () => {
  const variant = aVariant({ price_in_cents: 1200, currency: 'jpy', currency_info: yen })
  const shownFor = (store: unknown, currency_info: object = yen) =>
    parseLines(
      JSON.stringify([{ product: aProduct(), variant: { ...variant, currency_info }, quantity: 1, store }]),
    )[0]?.variant.price_formatted

  it.each([
    ['without a store', undefined, '¥12.00'],
    ['of the hosted store', { type: 'hostinger', host: 'https://api.example', store_id: 's' }, '¥12.00'],
    ['of a store without a type', { host: 'https://api.example', store_id: 's' }, '¥12.00'],
    ['of an adapter', { type: 'woocommerce', host: 'https://shop.example', store_id: 'w' }, '¥1200'],
  ])('%s is shown with the decimals of its store', (_, store, shown) => {
    expect(shownFor(store)).toBe(shown)
  })

  it('without decimals has two', () => {
    const { decimal_digits: _, ...plain } = yen
    expect(shownFor({ type: 'woocommerce', host: 'https://shop.example', store_id: 'w' }, plain)).toBe(
      '¥12.00',
    )
  })

  it('without a store has the decimals of the page’s store', () => {
    pageCart.setState({ store: file })
    expect(shownFor(undefined)).toBe('¥1200')
  })
})

describe('a line that a script adds', () => {
  const addYen = () =>
    readCartLine({ id: 'lamp', title: 'Lamp' }, { id: '1', price_in_cents: 1200, currency: 'jpy' }, 1)

  it('has hundredths on a page of the hosted store', () => {
    pageCart.setState({ store: hosted })
    expect(addYen().variant.price_formatted).toBe('¥12.00')
  })

  it('has the currency’s decimals on a page of another store', () => {
    pageCart.setState({ store: file })
    expect(addYen().variant.price_formatted).toBe('¥1200')
  })
})

it('a total of lines with different decimals is exact', () => {
  const line = (id: string, decimal_digits: number, price_in_cents: number) =>
    createLine({
      product: aProduct(),
      variant: aVariant({ id, currency: 'jpy', price_in_cents, currency_info: { ...yen, decimal_digits } }),
      quantity: 1,
    })
  expect(formattedTotal([line('new', 0, 1200), line('old', 2, 120_050)])).toBe('¥2400.50')
})
