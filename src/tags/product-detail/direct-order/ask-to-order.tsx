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

const TEXTS: Record<OrderKind, string> = {
  cart: 'This product is currently unavailable.',
  booking: 'This appointment cannot be booked online at the moment. Contact us and we will find a time.',
  donation: 'Donations cannot be made online at the moment. Contact us if you would like to give.',
  subscription:
    'This is a subscription, which cannot be ordered online. Contact us and we will set it up for you.',
}

/** Explains that a product cannot be ordered online, and tells visitors how to contact the business instead. */
export function AskToOrder({ kind, contact }: AskToOrderProps) {
  const mail = emailLink(contact?.email)
  return (
    <div className="notice ask-to-order" part="notice">
      <p>
        <bdi>{TEXTS[kind]}</bdi>
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
