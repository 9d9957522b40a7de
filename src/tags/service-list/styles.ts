import serviceList from './service-list.css?inline'

/** Stylesheets of `<service-list>`, which elements that compose it also adopt. */
export const serviceListStyles = [serviceList]
