import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import productCard from '../../ui/product-card.css?inline'
import storeGrid from './store-grid.css?inline'

/** The CSS of the first render of a product list. */
export const storeGridStyles = [loading, picture, productCard, storeGrid]
