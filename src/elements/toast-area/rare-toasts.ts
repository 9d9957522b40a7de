// Defines the element that shows the toasts.
import './element.ts'

export { showToast } from '../../toasts/toast-store.ts'
export { unavailableToast } from '../../toasts/unavailable-toast.ts'
