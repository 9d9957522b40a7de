import { storeTexts } from '../../texts/en/store.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { EmbeddedProduct, type EmbeddedProductProps } from '../../ui/embedded-product.tsx'
import loading from '../../ui/loading.css?inline'
import { LoadingCard } from '../../ui/loading-card.tsx'
import picture from '../../ui/picture.css?inline'
import card from '../../ui/product-card.css?inline'
import { ProductCard } from '../../ui/product-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import singleCard from './single-product-card.css?inline'

interface SingleProductCardProps extends EmbeddedProductProps {
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
}

/** One product's card, as in the product listing. Requests the product and its inventory from the store. */
export const SingleProductCard = withStyles([loading, picture, card, singleCard], SingleCard)

function SingleCard({ productId, productUrl }: SingleProductCardProps) {
  const text = useTexts(storeTexts)
  return (
    <div className="product-card">
      <EmbeddedProduct
        productId={productId}
        name="product-card"
        placeholder={
          <div className="loading">
            <Spinner label={text('loading_product')} />
            <div aria-hidden="true">
              <LoadingCard />
            </div>
          </div>
        }
      >
        {(product, add) => <ProductCard product={product} level={3} productUrl={productUrl} onAdd={add} />}
      </EmbeddedProduct>
    </div>
  )
}
