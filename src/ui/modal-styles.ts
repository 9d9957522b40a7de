import modal from './modal.css?inline'
import toast from './toast.css?inline'

/** The stylesheets of `Modal`, which also shows toasts. */
export const modalStyles = [modal, toast]
