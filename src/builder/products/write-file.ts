import { currencyOf } from '../../stores/prices.ts'
import { fileName } from '../publish/download.ts'
import { escapeText } from '../snippet/markup.ts'
import { digitsOf, isCurrency, readAmount } from './amounts.ts'
import {
  listOf,
  type ProductEntry,
  type Products,
  type Source,
  textOf,
  type VariantEntry,
} from './own-products.ts'
import { priceIn, readProduct, readVariant, titlesIn } from './read-file.ts'

/** The name of the file with the products. */
export const PRODUCTS_FILE = 'products.json'

/** Returns the products with an ID for each product that has a name, and for its variants. */
export function withIds(products: Products): Products {
  const used = new Set(products.list.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)]))
  const unused = (start: string, first = start) => unusedId(used, start, first)
  const list = products.list.map((product) => {
    if (!product.name.trim()) return product
    const id = product.id || unused(fileName(product.name, 'product'))
    const variants = product.variants.map((variant) => ({
      ...variant,
      id: variant.id || unused(id, `${id}-1`),
    }))
    return { ...product, id, variants }
  })
  return { ...products, list }
}

function unusedId(used: Set<unknown>, start: string, first = start): string {
  let id = first
  for (let number = 2; used.has(id); number += 1) id = `${start}-${number}`
  used.add(id)
  return id
}

/**
 * Returns the products in the format of the file. Fields that the owner has not changed stay as they were in the opened
 * file. Products without a name are left out.
 * @param locale the language that decides where the currency's symbol stands
 */
export function writeProductFile(products: Products, locale: string): Source {
  const { currency, list, source } = withIds(products)
  const named = list.filter(({ name }) => name.trim())
  const collections = collectionsOf(named, source)
  const written = named.map((product) => writeProduct(product, source, collections, { currency, locale }))
  return {
    ...source,
    products: written,
    ...((collections.length > 0 || 'collections' in source) && { collections }),
  }
}

/** Returns the collections of the file that are used, and those that the owner has added. */
function collectionsOf(list: readonly ProductEntry[], file: Source): Source[] {
  const known = listOf(file['collections'])
  const titles = new Set(list.map(({ collection }) => collection.trim()).filter(Boolean))
  const ids = new Set(
    list.flatMap(({ source }) =>
      listOf(source['product_collections']).map((entry) => entry['collection_id']),
    ),
  )
  const kept = known.filter(({ id, title }) => titles.has(textOf(title)) || ids.has(id))
  const added = [...titles].filter((title) => !known.some((collection) => collection['title'] === title))
  const used = new Set(known.map(({ id }) => id))
  return [...kept, ...added.map((title) => ({ id: unusedId(used, fileName(title, 'collection')), title }))]
}

interface Money {
  currency: string
  locale: string
}

function writeProduct(
  product: ProductEntry,
  file: Source,
  collections: readonly Source[],
  money: Money,
): Source {
  const { source } = product
  const before = readProduct(source, titlesIn(file))
  const name = product.name.trim()
  const isSame = (field: 'subtitle' | 'description' | 'picture' | 'collection') =>
    product[field] === before[field]
  return {
    purchasable: true,
    ...source,
    id: product.id,
    title: name,
    ...(!isSame('subtitle') && { subtitle: product.subtitle.trim() || null }),
    ...(!isSame('description') && { description: toHtml(product.description) }),
    ...(!isSame('picture') && picturesOf(product)),
    ...(!isSame('collection') && { product_collections: membershipsOf(product, collections) }),
    variants: product.variants.map((variant) => writeVariant(variant, name, before.name, money)),
  }
}

/** Returns a text with a paragraph in each line as HTML. */
export function toHtml(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('')
}

function picturesOf({ picture, source }: ProductEntry): Source {
  const url = picture.trim()
  const others = listOf(source['images']).slice(1)
  const images = url ? [{ url }, ...others] : others
  return { thumbnail: images[0]?.['url'] ?? null, images }
}

function membershipsOf({ collection, source }: ProductEntry, collections: readonly Source[]): Source[] {
  const others = listOf(source['product_collections']).slice(1)
  const chosen = collections.find(({ title }) => title === collection.trim())
  return chosen ? [{ collection_id: chosen['id'] }, ...others] : others
}

function writeVariant(
  variant: VariantEntry,
  productName: string,
  nameInFile: string,
  { currency, locale }: Money,
): Source {
  const { source, stock } = variant
  const before = readVariant(source, nameInFile)
  const isSamePrice =
    variant.price === before.price &&
    variant.salePrice === before.salePrice &&
    textOf(priceIn(source)['currency_code']).toLowerCase() === currency
  return {
    ...source,
    id: variant.id,
    title: variant.name.trim() || productName,
    ...(stock !== before.stock && {
      manage_inventory: stock.trim() !== '',
      inventory_quantity: stock.trim() === '' ? null : Number(stock),
    }),
    ...(variant.paymentLink !== before.paymentLink && { payment_link: variant.paymentLink.trim() || null }),
    prices: isSamePrice ? listOf(source['prices']) : pricesOf(variant, currency, locale),
  }
}

function pricesOf({ price, salePrice, source }: VariantEntry, code: string, locale: string): Source[] {
  const digits = digitsOf(code)
  const amount = readAmount(price, digits)
  if (amount === undefined || !isCurrency(code)) return []
  const currency = currencyOf(code, locale)
  return [
    {
      ...priceIn(source),
      amount,
      sale_amount: readAmount(salePrice, digits) ?? null,
      currency_code: currency.code,
      currency,
    },
  ]
}
