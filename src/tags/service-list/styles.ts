import serviceList from './service-list.css?inline'

/** The stylesheets of `<service-list>`, also adopted by elements that include its component. */
export const serviceListStyles = [serviceList]
