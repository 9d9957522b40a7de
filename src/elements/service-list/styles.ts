import { modalStyles } from '../../ui/modal-styles.ts'
import serviceList from './service-list.css?inline'
import workGallery from './work-gallery.css?inline'

/** The stylesheets of `<service-list>`, also adopted by elements that include its component. */
export const serviceListStyles = [serviceList, workGallery, ...modalStyles]
