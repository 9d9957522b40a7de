import { modalStyles } from '../../ui/modal-styles.ts'
import contactInfo from './contact-info.css?inline'

/** The stylesheets of `<contact-info>`, also adopted by elements that include its component. */
export const contactInfoStyles = [contactInfo, ...modalStyles]
