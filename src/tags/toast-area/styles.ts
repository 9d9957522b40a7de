import toast from '../../ui/toast.css?inline'

/** For the element, and for elements that compose it. */
export const toastAreaStyles = [toast]
