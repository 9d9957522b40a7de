import { aProduct, type ProductInput, type Style } from '../builder.ts'
import { usDollar } from '../currencies.ts'
import { once } from '../index.ts'
import type { Catalog, CatalogProduct, CollectionPlace } from '../product.ts'
import { collectionFor, wholesaleCollections } from './collections.ts'
import { devices } from './devices.ts'
import { equipment } from './equipment.ts'
import type { CollectionKey, Family } from './family.ts'
import { hardware } from './hardware.ts'
import { wholesaleServices } from './services.ts'
import { wiring } from './wiring.ts'

const DAY_MS = 86_400_000
/**
 * The step between the positions of consecutive products, which mixes the families. It is coprime to the number of
 * products, so that every product has a different position.
 */
const ORDER_STEP = 149
const PRODUCT_COUNT = 400

/** Returns the catalog of a store for electrical supplies with 400 products in 17 collections. */
export const wholesaleCatalog: () => Catalog = once(() => ({
  currency: usDollar,
  products: createProducts().toSorted((a, b) => a.order - b.order),
  collections: wholesaleCollections,
  isExtended: true,
}))

function createProducts(): CatalogProduct[] {
  const placeIn = createPlaces()
  const supplies = [...wiring, ...devices, ...equipment, ...hardware].flatMap((family) =>
    Object.entries(family.sizes).map(([size, price], position) => ({ family, size, price, position })),
  )
  return [
    ...supplies.map((supply, index) => aSupply(supply, index, placeIn)),
    ...wholesaleServices((index) => ({
      order: orderOf(supplies.length + index),
      collections: placeIn(['services']),
    })),
  ]
}

interface Supply {
  family: Family
  size: string
  price: number
  position: number
}

type PlaceIn = (keys: readonly CollectionKey[]) => CollectionPlace[]

/** Returns a function that assigns each new product a position in each of its collections. Positions have gaps. */
function createPlaces(): PlaceIn {
  const counts = new Map<CollectionKey, number>()
  return (keys) =>
    keys.map((key) => {
      const position = counts.get(key) ?? 0
      counts.set(key, position + 1)
      return { id: collectionFor(key, position), order: position * 4 + (position % 3) }
    })
}

/** Returns a product's position in the store. As in real stores, some positions are negative. */
function orderOf(index: number): number {
  return ((index * ORDER_STEP) % PRODUCT_COUNT) - 20
}

function aSupply({ family, size, price, position }: Supply, index: number, placeIn: PlaceIn): CatalogProduct {
  const hasPrice = index % 57 !== 30
  const hasPictures = index % 23 !== 11
  const createdAt = Date.UTC(2024, 0, 8, 9) + ((index * ORDER_STEP) % PRODUCT_COUNT) * 1.7 * DAY_MS
  const ribbon = ribbonOf(index, hasPrice)
  const common: ProductInput = {
    key: `wholesale_${family.key}_${position + 1}`,
    title: family.title.replace('{size}', size),
    description: `<p>${family.about}</p><ul><li>${size}</li></ul>`,
    order: orderOf(index),
    selection: index % 3 === 0 ? null : 'lowest_price_first',
    collections: placeIn(family.in),
    pictures: hasPictures ? family.pictures.filter((name, at, all) => all.indexOf(name) === at) : [],
    purchasable: hasPrice,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(createdAt + (index % 90) * DAY_MS).toISOString(),
    ...(family.subtitle === undefined ? {} : { subtitle: family.subtitle }),
    ...(ribbon === undefined ? {} : { ribbon }),
    ...(family.fields && { customFields: family.fields }),
  }
  const priced = (variant: number, factor = 1) => pricesOf(price * factor, index, variant, hasPrice)
  const sku = `${family.key.toUpperCase()}-${String(position + 1).padStart(2, '0')}`
  const styles = stylesOf(family, index, hasPictures).map((style, variant) => ({
    ...style,
    ...priced(variant, style.factor),
    sku: `${sku}-${style.key.toUpperCase()}`,
  }))
  return styles.length === 0
    ? aProduct({ ...common, ...priced(0), sku })
    : aProduct({ ...common, options: optionsOf(family), styles })
}

function ribbonOf(index: number, hasPrice: boolean): string | undefined {
  if (!hasPrice) return 'Coming soon'
  if (isOnSale(index)) return 'Sale'
  return index % 29 === 3 ? 'New' : index % 41 === 0 ? '' : undefined
}

function isOnSale(index: number): boolean {
  return index % 9 === 4
}

function pricesOf(exactPrice: number, index: number, variant: number, hasPrice: boolean) {
  const price = Math.round(exactPrice / 10) * 10
  const isSoldOut = index % 16 === 7 || (index + variant) % 19 === 5
  const stock = isSoldOut ? 0 : ((index * 7 + variant * 3) % 60) + 1
  return {
    price: hasPrice ? price : null,
    // Only some variants are on sale, so that the discount depends on the selected variant.
    ...(isOnSale(index) && variant % 3 !== 1 ? { sale: Math.round(price * 0.08) * 10 } : {}),
    ...(index % 5 === 0 ? {} : { stock: index % 97 === 51 ? ('not counted' as const) : stock }),
  }
}

type Shape = Pick<Style, 'key' | 'values' | 'picture'> & { factor: number }

/** Returns the variants of a product. Products with two options lack some combinations. */
function stylesOf({ colors, amounts, pictures }: Family, index: number, hasPictures: boolean): Shape[] {
  const first = colors?.values ?? [undefined]
  const second = amounts ? Object.entries(amounts.values) : [[undefined, 1] as const]
  if (!colors && !amounts) return []
  return first
    .flatMap((color, x) =>
      second.map(([amount, factor], y) => {
        const values = [color, amount].filter((value) => value !== undefined) as [string]
        const picture = hasPictures && colors ? pictures[x] : undefined
        const key = [...(color ? [`c${x + 1}`] : []), ...(amount ? [`s${y + 1}`] : [])].join('_')
        return { key, values, factor, isMissing: (x + y * 2 + index) % 5 === 4, ...(picture && { picture }) }
      }),
    )
    .filter(({ isMissing }) => !(colors && amounts && isMissing))
    .map(({ isMissing: _, ...shape }) => shape)
}

function optionsOf({ colors, amounts }: Family): string[] {
  return [colors, amounts].flatMap((option) => (option ? [option.title] : []))
}
