// The product page as one module, including the parts that a prerendered page may contain.
import '../product-detail/direct-order/direct-order.tsx'
import '../product-detail/product-head.tsx'

export { prefetchProduct } from '../../provider/single-product.ts'
export { loadSanitizer } from '../../ui/sanitizer.ts'
export { ProductDetail, preloadProductDetail } from '../product-detail/product-detail.tsx'
export { ProductHead } from '../product-detail/product-status.tsx'
export { CustomFieldInputs, DirectOrder } from '../product-detail/product-view.tsx'
