import type { ReactNode } from 'react'
import type { DisplayPrice } from '../catalog/product-price.ts'
import type { storeTexts } from '../texts/en/store.ts'
import type { Translate } from '../texts/text.ts'

/**
 * Returns the current price, followed by the regular price in strikethrough if the product is on sale. Null
 * without a price. A function, because every card contains a price.
 */
export function priceContent(price: DisplayPrice | null, text: Translate<typeof storeTexts>): ReactNode {
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
