import type { DisplayPrice } from '../catalog/product-price.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useTexts } from './element-context.tsx'

interface PriceProps {
  /** The formatted price. Null renders nothing. */
  price: DisplayPrice | null
}

/** The current price, followed by the regular price in strikethrough if the product is on sale. */
export function Price({ price }: PriceProps) {
  const text = useTexts(storeTexts)
  if (!price) return null
  if (price.compareAtPrice === null)
    return (
      <bdi key={price.current} className="price">
        {price.current}
      </bdi>
    )
  return (
    <span className="price">
      <span className="visually-hidden">{`${text('sale_price')} `}</span>
      <ins key={price.current} className="price-now" dir="auto">
        {price.current}
      </ins>{' '}
      <span className="visually-hidden">{`${text('regular_price')} `}</span>
      <del key={price.compareAtPrice} className="price-compare-at" dir="auto">
        {price.compareAtPrice}
      </del>
    </span>
  )
}
