import { memo } from 'react'
import type { Product } from '../../catalog/product.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

interface CardPieceProps extends Omit<ProductCardProps, 'product' | 'isFirst'> {
  products: readonly Product[]
  /** What a visitor sees first. */
  isFirst: boolean
}

/** As many as a wide screen has in its first row. */
const FIRST_ROW = 4

/** A piece of the listing, which stays as it is while others come. */
export const CardPiece = memo(function CardPiece({ products, isFirst, ...card }: CardPieceProps) {
  return (
    <div className="card-piece">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isFirst={isFirst && index < FIRST_ROW} {...card} />
      ))}
    </div>
  )
})
