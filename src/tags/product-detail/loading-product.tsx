import { Spinner } from '../../ui/spinner.tsx'

/** A product page while it loads: a spinner over an empty page of the same layout. */
export function LoadingProduct() {
  return (
    <div className="loading">
      <Spinner label="Loading product…" />
      <div className="product" aria-hidden="true">
        <div className="product-gallery">
          <span className="picture" />
        </div>
        <div className="product-decision">
          <span className="heading placeholder" />
          <span className="product-price placeholder" />
          <div className="buy-bar">
            <span className="product-price placeholder" />
            <div className="buy-row">
              <span className="button placeholder" />
            </div>
          </div>
        </div>
        <div className="product-reading">
          <span className="text-line placeholder" />
          <span className="text-line placeholder" />
          <span className="text-line placeholder" />
        </div>
      </div>
    </div>
  )
}
