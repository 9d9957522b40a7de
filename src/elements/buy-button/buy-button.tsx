import { clampQuantity } from '../../cart/quantity.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { EmbeddedProduct, type EmbeddedProductProps } from '../../ui/embedded-product.tsx'
import loading from '../../ui/loading.css?inline'
import { withStyles } from '../../ui/with-styles.tsx'
import { ButtonLabel } from './button-label.tsx'
import buyButton from './buy-button.css?inline'
import { BuyRow } from './buy-row.tsx'

interface BuyButtonProps extends EmbeddedProductProps {
  /** ID of the variant to add. */
  variantId?: string | undefined
  /** The number of items that a click adds. */
  quantity: string
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
}

/** A product's price and a button that adds it to the cart. Requests product and inventory from the store. */
export const BuyButton = withStyles([loading, buyButton], ProductButton)

function ProductButton({ productId, variantId, quantity, productUrl }: BuyButtonProps) {
  const text = useTexts(storeTexts)
  return (
    <div className="buy-button">
      <EmbeddedProduct
        productId={productId}
        name="buy-button"
        placeholder={
          <>
            <span className="visually-hidden" role="status">
              {text('loading_product')}
            </span>
            <span className="buy-button-price placeholder" />
            <button type="button" className="button" part="button" disabled>
              <ButtonLabel fallback={text('add_to_cart')} />
            </button>
          </>
        }
      >
        {(product, add) => (
          <BuyRow
            product={product}
            variantId={variantId}
            quantity={clampQuantity(Number(quantity))}
            productUrl={productUrl}
            onAdd={add}
          />
        )}
      </EmbeddedProduct>
    </div>
  )
}
