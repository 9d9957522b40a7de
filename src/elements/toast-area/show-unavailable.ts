import type { Business } from '../../business/business.ts'

/** Shows the not-implemented toast. Loads the code of toasts first, because elements without a store rarely show one. */
export function showUnavailable(business: Business): void {
  Promise.all([import('../../ui/unavailable-toast.ts'), import('./element.ts')]).then(
    ([{ showUnavailableToast }]) => showUnavailableToast(business),
    () => {},
  )
}
