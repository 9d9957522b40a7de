import type { Business } from '../../business/business.ts'
import { lazy } from '../../navigation/lazy.ts'
import type { Locale } from '../../texts/locale.ts'
import type { ToastContent } from '../../toasts/toast-store.ts'

/** The code of toasts. Elements without a store load it on demand, because they rarely show a toast. */
const toasts = lazy(() => import('./rare-toasts.ts'))

/** Shows a toast after the code of toasts has been loaded. */
export async function showToastLazily(content: ToastContent): Promise<void> {
  const { showToast } = await toasts.loadWithRetries()
  showToast(content)
}

/** Shows the not-implemented toast with the owner's texts after the code of toasts has been loaded. */
export async function showUnavailable(business: Business, locale: Locale): Promise<void> {
  const { showToast, unavailableToast } = await toasts.loadWithRetries()
  showToast(unavailableToast(business, locale))
}
