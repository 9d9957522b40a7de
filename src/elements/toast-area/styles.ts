import toast from '../../ui/toast.css?inline'

/** The stylesheets of `<toast-area>`, also adopted by elements that include its component. */
export const toastAreaStyles = [toast]
