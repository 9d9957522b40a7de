import contactInfo from './contact-info.css?inline'

/** For the element, and for elements that compose it. */
export const contactInfoStyles = [contactInfo]
