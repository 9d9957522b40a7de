import type { Business } from '../../business/business.ts'
import type { Locale } from '../../texts/locale.ts'
import { showToast, type ToastContent } from '../../toasts/toast-store.ts'
import { unavailableToast } from '../../toasts/unavailable-toast.ts'
// Defines the element that shows the toasts.
import './element.ts'

/** Shows a toast. */
export function showRareToast(content: ToastContent): void {
  showToast(content)
}

/** Shows the not-implemented toast with the owner's texts. */
export function showUnavailableToast(business: Business, locale: Locale): void {
  showToast(unavailableToast(business, locale))
}
