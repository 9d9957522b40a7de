import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import storeGrid from './store-grid.css?inline'

/** For the element, and for elements that compose it. */
export const storeGridStyles = [picture, storeGrid, loading]
