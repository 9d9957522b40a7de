/** Products that differ in one size or rating. Each entry of `sizes` becomes a product. */
export interface Family {
  /** Unique; part of the ids and the SKUs. */
  key: string
  /** The collections that contain the products. */
  in: readonly CollectionKey[]
  /** `{size}` is replaced. */
  title: string
  /** `{size}` is replaced. If absent, the products have no subtitle. */
  subtitle?: string
  /** One sentence for the description. */
  about: string
  /** Picture names. If the products have colors, there is one for each color. */
  pictures: readonly string[]
  /** Prices in cents, by size. */
  sizes: Readonly<Record<string, number>>
  /** The variants' colors. The words in the products' language become the option's values. */
  colors?: { title: string; values: readonly string[] }
  /** The variants' second option. The numbers are multiplied with the price. */
  amounts?: { title: string; values: Readonly<Record<string, number>> }
  fields?: readonly { title: string; is_required: boolean }[]
}

export type CollectionKey =
  | 'wire'
  | 'breakers'
  | 'panels'
  | 'outlets'
  | 'switches'
  | 'usb'
  | 'ev'
  | 'lighting'
  | 'outdoor'
  | 'surge'
  | 'smart'
  | 'tools'
  | 'testers'
  | 'conduit'
  | 'batteries'
  | 'safety'
  | 'services'

/** The option of products that come in several colors. */
export function colors(...values: string[]) {
  return { title: 'Color', values }
}

/** The option of products that are sold by length. */
export function lengths(values: Record<string, number>) {
  return { title: 'Length', values }
}

/** The option of products that are sold in packs. */
export function packs(values: Record<string, number>) {
  return { title: 'Pack', values }
}
