import toast from '../../ui/toast.css?inline'

/** Stylesheets of `<toast-area>`, which elements that compose it also adopt. */
export const toastAreaStyles = [toast]
