import { emailLink } from '../../../business/links.ts'
import type { OrderKind } from '../../../catalog/product-choices.ts'
import { CallLink } from '../../../ui/call-link.tsx'

/** The ways in which visitors can contact the business. */
export interface Contact {
  phone: string | null
  email: string | null
}

interface AskToOrderProps {
  kind: OrderKind
  /** The business's contact details; undefined if they are not known. */
  contact: Contact | undefined
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
export function AskToOrder({ kind, contact }: AskToOrderProps) {
  const mail = emailLink(contact?.email)
  const [reason, invitation] = TEXTS[kind]
  const canContact = mail || contact?.phone
  return (
    <div className="notice ask-to-order" part="notice">
      <p>
        <bdi>{canContact ? reason + invitation : reason}</bdi>
      </p>
      <CallLink phone={contact?.phone} data-kind="quiet" />
      {mail && (
        <p>
          <a href={mail}>
            <bdi>{contact?.email}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}
