import type { Path } from '../state/claims.ts'
import { secretKeysIn } from '../state/secret-keys.ts'
import { PICTURES } from '../state/snippet-choices.ts'
import { addressProblem } from '../state/typed-addresses.ts'
import { digitsOf, readAmount, writeAmount } from './amounts.ts'
import type { ProductEntry, Products, VariantEntry } from './own-products.ts'

/** A problem of a field of the products. */
export interface ProductProblem {
  path: Path
  /** The field in plain words, such as `Smoke alarm: Price`. */
  label: string
  message: string
}

/** Returns everything that the owner must correct in the list of products. */
export function productProblems({ currency, list }: Products): ProductProblem[] {
  const problems: ProductProblem[] = []
  if (list.length === 0)
    problems.push({
      path: ['products'],
      label: 'Products',
      message: 'Add your first product, or choose “I have no store”.',
    })
  if (list.length > 0 && !currency)
    problems.push({
      path: ['products', 'currency'],
      label: 'Currency',
      message: 'Choose the currency of your prices.',
    })
  const names = list.map(({ name }) => keyOf(name))
  return [
    ...problems,
    ...list.flatMap((product, index) => {
      const title = product.name.trim() || `Product ${index + 1}`
      const isRepeated = names.indexOf(keyOf(product.name)) < index
      return [
        ...fieldProblems(product, isRepeated),
        ...variantProblems(product, currency),
        ...keyProblems(product),
      ].map(({ path, label, message }) => ({
        path: ['products', index, ...path],
        label: `${title}: ${label}`,
        message,
      }))
    }),
  ]
}

function fieldProblems({ name, picture }: ProductEntry, isRepeated: boolean): ProductProblem[] {
  const address = picture.trim()
  const hasPictureProblem = address && !address.startsWith(PICTURES) && addressProblem(address)
  return present([
    problem('name', 'Name', !name.trim() && 'Write the name of the product, or remove it.'),
    problem(
      'name',
      'Name',
      name.trim() !== '' && isRepeated && 'Another product has this name. Give each its own.',
    ),
    problem(
      'picture',
      'Picture',
      hasPictureProblem && 'Choose a picture, or write an address that begins with https://.',
    ),
  ])
}

function keyProblems(product: ProductEntry): ProductProblem[] {
  return secretKeysIn(product).map(({ path, message }) => ({ path, label: 'Secret key', message }))
}

function variantProblems({ variants }: ProductEntry, currency: string): ProductProblem[] {
  const digits = digitsOf(currency)
  const names = variants.map(({ name }) => keyOf(name))
  return variants.flatMap((variant, index) => {
    const isRepeated = variants.length > 1 && names.indexOf(keyOf(variant.name)) < index
    const problems = [
      problem(
        'name',
        'Name of the version',
        variants.length > 1 && !variant.name.trim() && 'Write what differs, such as “Large”.',
      ),
      problem(
        'name',
        'Name of the version',
        variant.name.trim() !== '' && isRepeated && 'Another version has this name.',
      ),
      ...amountProblems(variant, digits),
      problem('stock', 'In stock', stockProblem(variant.stock)),
      problem(
        'paymentLink',
        'Payment link',
        variant.paymentLink.trim() && !/^https?:\/\/\S+$/i.test(variant.paymentLink.trim())
          ? 'Write an address that begins with https://.'
          : undefined,
      ),
    ]
    return present(problems).map((found) => ({ ...found, path: ['variants', index, ...found.path] }))
  })
}

function amountProblems({ price, salePrice }: VariantEntry, digits: number) {
  const amount = readAmount(price, digits)
  const sale = readAmount(salePrice, digits)
  const form = `Write an amount such as ${writeAmount(2950 * 10 ** Math.max(0, digits - 2), digits)}.`
  return [
    problem('price', 'Price', !price.trim() ? 'Write the price.' : amount === undefined && form),
    problem(
      'salePrice',
      'Sale price',
      salePrice.trim() !== '' && sale === undefined
        ? form
        : sale !== undefined &&
            amount !== undefined &&
            sale >= amount &&
            'The sale price must be lower than the price.',
    ),
  ]
}

function stockProblem(stock: string): string | undefined {
  return /^\s*\d{0,9}\s*$/.test(stock)
    ? undefined
    : 'Write a whole number such as 12, or leave it empty if you always have enough.'
}

function problem(field: string, label: string, message: string | false | undefined | '') {
  return message ? { path: [field], label, message } : undefined
}

function present(problems: readonly (ProductProblem | undefined)[]): ProductProblem[] {
  return problems.filter((found) => found !== undefined)
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
