import { emailLink } from '../../../business/links.ts'
import type { OrderKind } from '../../../catalog/product-choices.ts'
import { useKnownBusiness } from '../../../ui/business-context.ts'
import { CallLink } from '../../../ui/call-link.tsx'

interface AskToOrderProps {
  kind: OrderKind
}

/** Why a product cannot be ordered online, and a sentence that invites visitors to contact the business. */
const TEXTS: Record<OrderKind, readonly [reason: string, invitation: string]> = {
  cart: ['This product is currently unavailable.', ''],
  booking: [
    'This appointment cannot be booked online at the moment.',
    ' Contact us and we will find a time.',
  ],
  donation: ['Donations cannot be made online at the moment.', ' Contact us if you would like to give.'],
  subscription: [
    'This is a subscription, which cannot be ordered online.',
    ' Contact us and we will set it up for you.',
  ],
}

/** Explains that a product cannot be ordered online, and how to contact the business instead if that is known. */
export function AskToOrder({ kind }: AskToOrderProps) {
  const business = useKnownBusiness()
  const mail = emailLink(business?.email)
  const [reason, invitation] = TEXTS[kind]
  const canContact = mail || business?.phone
  return (
    <div className="notice ask-to-order" part="notice">
      <p>
        <bdi>{canContact ? reason + invitation : reason}</bdi>
      </p>
      <CallLink phone={business?.phone} data-kind="quiet" />
      {mail && (
        <p>
          <a href={mail}>
            <bdi>{business?.email}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}
