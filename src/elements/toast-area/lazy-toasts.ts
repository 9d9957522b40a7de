import type { Business } from '../../business/business.ts'
import { loadWithRetries } from '../../runtime/load-with-retries.ts'
import type { Locale } from '../../texts/locale.ts'
import type { ToastContent } from '../../toasts/toast-store.ts'
import { loadOnce } from '../../ui/load-once.ts'

/** The code of toasts. Elements without a store load it when they need it, because they rarely show a toast. */
const toasts = loadOnce(() => import('./rare-toasts.ts'))

/** Shows a toast after the code of toasts has been loaded. */
export async function showToastLazily(content: ToastContent): Promise<void> {
  await loadWithRetries(toasts.load)
  toasts.get()?.showToast(content)
}

/** Shows the not-implemented toast with the owner's texts after the code of toasts has been loaded. */
export async function showUnavailable(business: Business, locale: Locale): Promise<void> {
  await loadWithRetries(toasts.load)
  const loaded = toasts.get()
  loaded?.showToast(loaded.unavailableToast(business, locale))
}
