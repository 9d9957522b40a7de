import { memo } from 'react'
import type { Product } from '../../catalog/product.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

interface PageOfCardsProps extends Omit<ProductCardProps, 'product' | 'isFirst'> {
  page: readonly Product[]
  /** The page that a visitor sees first. */
  isFirst: boolean
}

/** As many as a wide screen has in its first row. */
const FIRST_ROW = 4

/** The cards of one page of the listing, which stay as they are while others come. */
export const PageOfCards = memo(function PageOfCards({ page, isFirst, ...card }: PageOfCardsProps) {
  return page.map((product, index) => (
    <ProductCard key={product.id} product={product} isFirst={isFirst && index < FIRST_ROW} {...card} />
  ))
})
