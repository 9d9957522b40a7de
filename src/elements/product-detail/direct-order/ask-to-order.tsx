import { emailLink } from '../../../business/links.ts'
import type { OrderKind } from '../../../catalog/product-choices.ts'
import { directOrderTexts } from '../../../texts/en/direct-order.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { useKnownBusiness, useTexts } from '../../../ui/element-context.tsx'

interface AskToOrderProps {
  kind: Exclude<OrderKind, 'cart'>
}

/** Explains that a product cannot be ordered online, and how to contact the business if that is known. */
export function AskToOrder({ kind }: AskToOrderProps) {
  const text = useTexts(directOrderTexts)
  const business = useKnownBusiness()
  const mail = emailLink(business?.email)
  const canContact = mail || business?.phone
  return (
    <div className="notice ask-to-order" part="notice">
      <p>
        <bdi>{text(canContact ? `${kind}_contact` : `${kind}_offline`)}</bdi>
      </p>
      <CallLink phone={business?.phone} data-kind="quiet" />
      {mail && (
        <p>
          <a data-contact="email" href={mail}>
            <bdi>{business?.email}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}
