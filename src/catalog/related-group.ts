import { productTexts } from '../texts/en/product.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { Product } from './product.ts'

/** The group that a product's related products come from: a collection or the whole store. */
export interface RelatedGroup {
  /** The heading above the products. */
  title: string
  /** ID of the collection; null for the whole store. */
  collectionId: string | null
}

/** The special collection ID that the store uses for "all products". */
const WHOLE_STORE = 'all-products'

/**
 * Returns the group that the store has chosen for the product or, if there is none, the product's first
 * collection. Returns null if the product is in no collection.
 */
export function relatedGroup(
  { related_products, collections }: Product,
  locale: Locale = ENGLISH,
): RelatedGroup | null {
  const [chosen] = related_products
    .filter(({ related_type, related_id }) => related_type === 'category' && related_id)
    .sort((a, b) => a.position - b.position)
  const collectionId = chosen?.related_id ?? collections[0]?.collection_id
  if (!collectionId) return null
  return {
    title: chosen?.section_title.trim() || translator(productTexts, locale)('related_products'),
    collectionId: collectionId === WHOLE_STORE ? null : collectionId,
  }
}
