/** Products that differ only in size or rating. Each entry in `sizes` becomes a product. */
export interface Family {
  /** The unique name of the family, which is part of its products' IDs and SKUs. */
  key: string
  /** The collections that contain the products of the family. */
  in: readonly CollectionKey[]
  /** The title of each product. `{size}` is replaced with the product's size. */
  title: string
  /** The subtitle of each product. `{size}` is replaced with the product's size. */
  subtitle?: string
  /** A sentence that appears in the description of each product. */
  about: string
  /** The names of the pictures. If the products come in several colors, there is one picture for each color. */
  pictures: readonly string[]
  /** The price of each product in cents, by size. */
  sizes: Readonly<Record<string, number>>
  /** The colors of the variants, with words in the same language as the product. */
  colors?: { title: string; values: readonly string[] }
  /** The second option of the variants, such as length. Each value has a factor by which the price is multiplied. */
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

/** Returns an option for products that come in several colors. */
export function colors(...values: string[]) {
  return { title: 'Color', values }
}

/** Returns an option for products that are sold by length. */
export function lengths(values: Record<string, number>) {
  return { title: 'Length', values }
}

/** Returns an option for products that are sold in packs. */
export function packs(values: Record<string, number>) {
  return { title: 'Pack', values }
}
