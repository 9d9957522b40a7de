import { decimalDigits } from '../../catalog/major-units.ts'
import { currencyInfo } from '../../catalog/money.ts'
import { plainLines } from '../../catalog/plain-text.ts'
import { digitsOf, writeAmount } from './amounts.ts'
import {
  listOf,
  NEW_VARIANT,
  type ProductEntry,
  type Products,
  type Source,
  sourceOf,
  textOf,
  type VariantEntry,
} from './own-products.ts'

/**
 * Reads a products file.
 * @throws Error with a message for the owner if the builder cannot edit the file
 */
export function readProductFile(file: Source): Products {
  const { products: _, ...source } = file
  const sources = listOf(file['products'])
  const codes = new Set(sources.flatMap((product) => listOf(product['variants'])).map(currencyIn))
  codes.delete('')
  if (codes.size > 1)
    throw new Error('This products file has prices in several currencies. The builder can edit only one.')
  const ids = new Set<unknown>()
  const list = sources.map((product, index) => {
    const entry = readProduct(product, titlesIn(file))
    const isRepeated = ids.has(entry.id)
    ids.add(entry.id)
    // The elements show only the first of several products with the same ID.
    return { key: index + 1, ...entry, ...(isRepeated && { id: '' }) }
  })
  return { currency: [...codes][0] ?? '', list, source }
}

/** Returns the titles of a file's collections by ID. */
export function titlesIn(file: Source): Map<string, string> {
  return new Map(listOf(file['collections']).map(({ id, title }) => [textOf(id), textOf(title)]))
}

/** Returns what the form shows for a product of a file. */
export function readProduct(source: Source, titles: ReadonlyMap<string, string>): Omit<ProductEntry, 'key'> {
  const [image] = listOf(source['images'])
  const [collection] = listOf(source['product_collections'])
  const name = textOf(source['title'])
  const variants = listOf(source['variants']).map((variant, index) => ({
    key: index + 1,
    ...readVariant(variant, name),
  }))
  return {
    id: textOf(source['id']),
    name,
    subtitle: textOf(source['subtitle']),
    description: plainLines(textOf(source['description'])),
    picture: textOf(source['thumbnail']) || textOf(image?.['url']),
    collection: titles.get(textOf(collection?.['collection_id'])) ?? '',
    variants: variants.length > 0 ? variants : [NEW_VARIANT],
    source,
  }
}

/** Returns what the form shows for a variant of a file. */
export function readVariant(source: Source, productName: string): Omit<VariantEntry, 'key'> {
  const price = priceIn(source)
  const amount = (value: unknown) => amountText(value, price)
  const stock = source['inventory_quantity']
  const title = textOf(source['title'])
  return {
    id: textOf(source['id']),
    // A product with one version repeats its own name.
    name: title === productName ? '' : title,
    price: amount(price['amount']),
    salePrice: amount(price['sale_amount']),
    stock: source['manage_inventory'] === true ? String(Number(stock) || 0) : '',
    paymentLink: textOf(source['payment_link']),
    source,
  }
}

/** Returns the price of a variant of a file. The elements use the first entry. */
export function priceIn(variant: Source): Source {
  return listOf(variant['prices'])[0] ?? {}
}

/** Returns an amount of a file as the elements show it, without decimals of 0 that the currency does not have. */
function amountText(value: unknown, price: Source): string {
  if (!Number.isSafeInteger(value)) return ''
  const digits = decimalDigits(currencyInfo(price['currency']))
  const text = writeAmount(Number(value), digits)
  return digits > digitsOf(textOf(price['currency_code'])) ? text.replace(/\.?0+$/, '') : text
}

function currencyIn(variant: Source): string {
  const price = priceIn(variant)
  return (textOf(price['currency_code']) || textOf(sourceOf(price['currency'])['code'])).toLowerCase()
}
