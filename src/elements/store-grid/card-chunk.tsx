import type { Product } from '../../catalog/product.ts'
import { memoChunk } from '../../ui/chunks.ts'
import { ProductCard, type ProductCardProps } from '../../ui/product-card.tsx'

interface CardChunkProps extends Omit<ProductCardProps, 'product' | 'isInFirstRow' | 'role'> {
  /** The products in this chunk. */
  items: readonly Product[]
  /** Whether this is the first chunk of the listing. */
  isFirst: boolean
}

/**
 * The number of cards in a chunk. It is divisible by 1, 2, 3 and 4, so that a chunk fills whole rows of a grid with up
 * to four columns.
 */
export const CARDS_PER_CHUNK = 12
/** The number of cards in the first row on a wide screen. */
const FIRST_ROW = 4

/** Up to twelve product cards. */
export const CardChunk = memoChunk(function CardChunk({ items, isFirst, ...card }: CardChunkProps) {
  return (
    <div className="card-chunk">
      {items.map((product, index) => (
        <ProductCard
          // A chunk element is between the list and its items, so the card cannot be an `<li>`.
          role="listitem"
          key={product.id}
          product={product}
          isInFirstRow={isFirst && index < FIRST_ROW}
          {...card}
        />
      ))}
    </div>
  )
})
