import { ToastOutlet } from '../../ui/toast-outlet.tsx'

/** The page's notification area. */
export function ToastArea() {
  return <ToastOutlet />
}
