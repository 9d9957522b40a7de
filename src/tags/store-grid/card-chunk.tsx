import type { Product } from '../../catalog/product.ts'
import { memoChunk } from '../../ui/chunks.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

interface CardChunkProps extends Omit<ProductCardProps, 'product' | 'isFirst'> {
  items: readonly Product[]
  /** Whether it holds the first cards of the listing. */
  isFirst: boolean
}

/** The most cards that a wide screen shows in its first row. */
const FIRST_ROW = 4

/** Twelve cards of the listing. */
export const CardChunk = memoChunk(function CardChunk({ items, isFirst, ...card }: CardChunkProps) {
  return (
    <div className="card-chunk">
      {items.map((product, index) => (
        <ProductCard key={product.id} product={product} isFirst={isFirst && index < FIRST_ROW} {...card} />
      ))}
    </div>
  )
})
