import field from '../../ui/field.css?inline'
import loading from '../../ui/loading.css?inline'
import { modalStyles } from '../../ui/modal-styles.ts'
import picture from '../../ui/picture.css?inline'
import productCard from '../../ui/product-card.css?inline'
import browse from './browse/browse.css?inline'
import storeGrid from './store-grid.css?inline'

/** The stylesheets of `<store-grid>`, also adopted by elements that include its component. */
export const storeGridStyles = [picture, productCard, storeGrid, loading, field, ...modalStyles, browse]
