import field from '../../ui/field.css?inline'
import loading from '../../ui/loading.css?inline'
import { modalStyles } from '../../ui/modal-styles.ts'
import picture from '../../ui/picture.css?inline'
import productCard from '../../ui/product-card.css?inline'
import richText from '../../ui/rich-text.css?inline'
import carousel from './carousel.css?inline'
import directOrder from './direct-order/direct-order.css?inline'
import pictureZoom from './picture-zoom.css?inline'
import productDetail from './product-detail.css?inline'
import relatedProducts from './related-products/related-products.css?inline'
import styleChoice from './style-choice.css?inline'

/** The stylesheets of `<product-detail>`, also adopted by elements that include its component. */
export const productDetailStyles = [
  picture,
  richText,
  productDetail,
  carousel,
  styleChoice,
  field,
  loading,
  ...modalStyles,
  pictureZoom,
  directOrder,
  productCard,
  relatedProducts,
]
