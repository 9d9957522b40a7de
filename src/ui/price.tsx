import type { ShownPrice } from '../catalog/price.ts'

interface PriceProps {
  /** Nothing is shown for null: something without a price. */
  price: ShownPrice | null
}

/** What something costs now, with the regular price struck through beside it when it is on sale. */
export function Price({ price }: PriceProps) {
  if (!price) return null
  if (price.struck === null) return <bdi className="price">{price.now}</bdi>
  return (
    <span className="price">
      <span className="visually-hidden">Sale price </span>
      <ins className="price-now" dir="auto">
        {price.now}
      </ins>{' '}
      <span className="visually-hidden">Regular price </span>
      <del className="price-struck" dir="auto">
        {price.struck}
      </del>
    </span>
  )
}
