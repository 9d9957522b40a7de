import { useId } from 'react'
import type { Product } from '../../../catalog/product.ts'
import type { RelatedGroup } from '../../../catalog/related-group.ts'
import { LoadingCard } from '../../../ui/loading-card.tsx'
import productCard from '../../../ui/product-card.css?inline'
import { ProductCard } from '../../../ui/product-card.tsx'
import { useAddFromCard } from '../../../ui/use-add-from-card.ts'
import { withStyles } from '../../../ui/with-styles.tsx'
import relatedProducts from './related-products.css?inline'
import { useRelatedProducts } from './use-related-products.ts'

interface RelatedProductsProps {
  /** The product whose page shows the related products. */
  product: Product
  /** The collection that the related products come from, or the whole store. */
  group: RelatedGroup
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
  /** The level of the heading. */
  headingLevel: 2 | 3
}

/** The React keys of the placeholder cards. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd']

/** Up to four cards of related products. Shows nothing if there are none or if they cannot be loaded. */
export const RelatedProducts = withStyles([productCard, relatedProducts], RelatedCards)

function RelatedCards({ product, group, productUrl, headingLevel }: RelatedProductsProps) {
  const { list, products, isLoading } = useRelatedProducts(product, group)
  const addFromCard = useAddFromCard(list)
  const titleId = useId()
  if (!isLoading && products.length === 0) return null
  const Title = `h${headingLevel}` as const
  return (
    <section className="related" aria-labelledby={titleId} aria-busy={isLoading}>
      <Title id={titleId} className="subheading" part="heading">
        <bdi>{group.title}</bdi>
      </Title>
      {isLoading ? (
        <div className="loading" aria-hidden="true">
          <div className="related-cards">
            {PLACEHOLDERS.map((key) => (
              <LoadingCard key={key} />
            ))}
          </div>
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: not all lists of product cards allow `<li>`
        <div role="list" className="related-cards">
          {products.map((related) => (
            <ProductCard
              role="listitem"
              key={related.id}
              product={related}
              level={headingLevel === 2 ? 3 : 4}
              productUrl={productUrl}
              onAdd={addFromCard}
            />
          ))}
        </div>
      )}
    </section>
  )
}
