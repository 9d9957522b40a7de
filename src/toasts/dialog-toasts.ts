import type { ToastContent } from './toast-store.ts'

/** The toast for a dialog with an enlarged picture that cannot be loaded. */
export const enlargeFailedToast: ToastContent = {
  title: 'The picture could not be enlarged',
  description: 'Check your connection and try again.',
  variant: 'destructive',
}

/** The toast for the dialog with the weekly schedule that cannot be loaded. */
export const hoursFailedToast: ToastContent = {
  ...enlargeFailedToast,
  title: 'The hours could not be shown',
}
