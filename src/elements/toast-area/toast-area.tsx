import { ToastOutlet } from '../../ui/toast-outlet.tsx'

/** The area of the page where toasts appear. Makes no requests to the store. */
export function ToastArea() {
  return <ToastOutlet />
}
