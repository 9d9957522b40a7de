import type { Business } from '../business/business.ts'
import { definition } from '../elements/electrician-site/element.ts'
import type { ElementState } from '../runtime/element/element-hosts.ts'

/** The business facts that the website's icons, share picture and manifest show. */
export type SiteFacts = Pick<Business, 'name' | 'headline' | 'phone' | 'logo' | 'trade'>

/** Returns the business facts that `<electrician-site>` shows. */
export function businessOf({ facts, props, locale }: ElementState): Business {
  const business = definition.business?.merge(facts, props, locale)
  if (!business)
    throw new Error(
      '<electrician-site> has no business facts, so the build cannot name the website. Set `business` in its definition.',
    )
  return business
}
