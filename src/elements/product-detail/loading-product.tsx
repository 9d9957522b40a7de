import { storeTexts } from '../../texts/en/store.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The loading state of a product: a spinner over a placeholder with the same layout. */
export function LoadingProduct() {
  const text = useTexts(storeTexts)
  return (
    <div className="loading">
      <Spinner label={text('loading_product')} />
      <div className="product" aria-hidden="true">
        <div className="product-gallery">
          <span className="picture" />
        </div>
        <div className="product-purchase">
          <span className="heading placeholder" />
          <span className="product-price placeholder" />
          <div className="buy-bar">
            <span className="product-price placeholder" />
            <div className="buy-row">
              <span className="button placeholder" />
            </div>
          </div>
        </div>
        <div className="product-text">
          <span className="text-line placeholder" />
          <span className="text-line placeholder" />
          <span className="text-line placeholder" />
        </div>
      </div>
    </div>
  )
}
