import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import storeGrid from './store-grid.css?inline'

/** Stylesheets of `<store-grid>`, which elements that compose it also adopt. */
export const storeGridStyles = [picture, storeGrid, loading]
