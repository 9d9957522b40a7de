import serviceList from './service-list.css?inline'

/** For the element, and for elements that compose it. */
export const serviceListStyles = [serviceList]
