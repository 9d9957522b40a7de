import type { Business } from '../business/business.ts'
import { showToast } from '../toasts/toast-store.ts'
import { unavailableToast } from '../toasts/unavailable-toast.ts'

/** Shows the not-implemented toast with the owner's texts. */
export function showUnavailableToast(business: Business): void {
  showToast(unavailableToast(business))
}
