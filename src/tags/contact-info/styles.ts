import contactInfo from './contact-info.css?inline'

/** Stylesheets of `<contact-info>`, which elements that compose it also adopt. */
export const contactInfoStyles = [contactInfo]
