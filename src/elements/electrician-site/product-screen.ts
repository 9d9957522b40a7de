// The product screen as one module, so that prefetching a product also loads its screen.
export { prefetchProduct } from '../../provider/single-product.ts'
export { loadSanitizer } from '../../ui/sanitizer.ts'
export { ProductDetail, preloadProductDetail } from '../product-detail/product-detail.tsx'
export { ProductHead } from '../product-detail/product-status.tsx'
export { CustomFieldInputs, DirectOrder } from '../product-detail/product-view.tsx'
export { productDetailStyles } from '../product-detail/styles.ts'
