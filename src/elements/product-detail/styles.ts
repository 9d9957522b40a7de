import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import richText from '../../ui/rich-text.css?inline'
import stepper from '../../ui/stepper.css?inline'
import carousel from './carousel.css?inline'
import loadingProduct from './loading-product.css?inline'
import productDetail from './product-detail.css?inline'
import styleChoice from './style-choice.css?inline'

/** The CSS of the first render of a product page. */
export const productDetailStyles = [
  loading,
  picture,
  stepper,
  richText,
  carousel,
  productDetail,
  styleChoice,
  loadingProduct,
]
