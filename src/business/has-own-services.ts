import type { Locale } from '../texts/locale.ts'
import type { Business } from './business.ts'
import { defaultFactsIn } from './default-facts.ts'

/** Returns whether the services are the owner's, not the default ones. Also true if the owner has none. */
export function hasOwnServices({ services }: Pick<Business, 'services'>, locale: Locale): boolean {
  const [first] = services
  return !first || !defaultFactsIn(locale).services.some((service) => service === first)
}
