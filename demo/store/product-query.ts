import type { Catalog, CatalogProduct, ProductType } from './catalog/product.ts'
import { RequestError } from './responses.ts'

type Comparator = (a: CatalogProduct, b: CatalogProduct) => number

const types: readonly ProductType[] = ['physical', 'digital', 'booking', 'donation', 'subscription']

/** Returns the query parameters that a shop accepts in requests for its product list. */
export function listParameters({ isExtended }: Catalog): string[] {
  const parameters = ['ids[]', 'offset', 'limit', 'order', 'sort_by', 'is_hidden', 'to_date']
  return isExtended ? [...parameters, 'collection_ids[]', 'exclude_types'] : parameters
}

/** Returns the products that match the query parameters of a product list request, in the requested order. */
export function findProducts(catalog: Catalog, query: URLSearchParams): readonly CatalogProduct[] {
  const products = withinCollections(withoutTypes(filtered(catalog.products, query), query), query)
  return sorted(products, query, catalog)
}

function filtered(products: readonly CatalogProduct[], query: URLSearchParams): readonly CatalogProduct[] {
  const ids = new Set(query.getAll('ids[]'))
  const toDate = query.get('to_date')
  const until = toDate === null ? Number.POSITIVE_INFINITY : Date.parse(toDate)
  if (Number.isNaN(until)) throw new RequestError(400, 'to_date must be a valid date')
  // The demo shops have no hidden products.
  if (query.get('is_hidden') === 'true') return []
  if (ids.size === 0 && toDate === null) return products
  return products.filter(
    ({ id, created_at }) => (ids.size === 0 || ids.has(id)) && Date.parse(created_at) <= until,
  )
}

function withoutTypes(products: readonly CatalogProduct[], query: URLSearchParams) {
  const excluded = query.getAll('exclude_types')
  for (const type of excluded) oneOf('exclude_types', type, types)
  return excluded.length === 0 ? products : products.filter(({ type }) => !excluded.includes(type))
}

function withinCollections(products: readonly CatalogProduct[], query: URLSearchParams) {
  const wanted = query.getAll('collection_ids[]')
  return wanted.length === 0
    ? products
    : products.filter(({ collections }) => collections.some(({ id }) => wanted.includes(id)))
}

const byCreation: Comparator = (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)

function sorted(
  products: readonly CatalogProduct[],
  query: URLSearchParams,
  { isExtended }: Catalog,
): readonly CatalogProduct[] {
  const sortBy = query.get('sort_by')
  const direction = query.get('order')
  const comparators: Partial<Record<string, Comparator>> = isExtended
    ? extendedComparators(query)
    : { created_at: byCreation }
  if (sortBy !== null) oneOf('sort_by', sortBy, Object.keys(comparators))
  if (direction !== null) oneOf('order', direction, ['ASC', 'DESC'])
  const compare = comparators[sortBy ?? '']
  const ascending = compare ? products.toSorted(compare) : products
  return direction === 'DESC' ? ascending.toReversed() : ascending
}

function extendedComparators(query: URLSearchParams) {
  const wanted = query.getAll('collection_ids[]')
  const placeOf = ({ collections }: CatalogProduct) =>
    Math.min(...collections.filter(({ id }) => wanted.includes(id)).map(({ order }) => order))
  const byOrder: Comparator = (a, b) => a.order - b.order
  return {
    price: ((a, b) => priceOf(a) - priceOf(b)) satisfies Comparator,
    created_at: byCreation,
    order: byOrder,
    // Without a collection, sort by the order in the whole store.
    collection_order:
      wanted.length === 0 ? byOrder : (((a, b) => placeOf(a) - placeOf(b)) satisfies Comparator),
  }
}

/** Returns the price of a product's cheapest variant. A variant without a price counts as free. */
function priceOf({ variants }: CatalogProduct): number {
  return Math.min(...variants.map(({ amount, sale_amount }) => sale_amount ?? amount ?? 0))
}

function oneOf(name: string, value: string, known: readonly string[]): void {
  if (!known.includes(value))
    throw new RequestError(400, `${name} must be one of the following values: ${known.join(', ')}`)
}
