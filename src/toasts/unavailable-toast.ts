import type { ToastContent } from './toast-store.ts'

/** Returns the toast for a feature that is not implemented. The owner can replace its title and text. */
export function unavailableToast(texts: {
  unavailable_title: string | null
  unavailable_text: string | null
}): ToastContent {
  return {
    title: texts.unavailable_title ?? "Contact form isn't implemented yet",
    description: texts.unavailable_text ?? 'You can request this feature in your next prompt!',
    duration: 5000,
  }
}
