import { emailLink } from '../../business/links.ts'
import type { Quote } from '../../quote/quote.ts'
import { quoteMailUrl } from '../../quote/quote-mail.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { CallLink } from '../../ui/call-link.tsx'

interface OtherWaysProps {
  /** The quote that could not be sent. */
  quote: Quote
}

/** Links to call the business or to send the quote by email. */
export function OtherWays({ quote }: OtherWaysProps) {
  const business = useBusiness()
  const mail = emailLink(business.email)
  return (
    <span className="button-row">
      <CallLink phone={business.phone} data-kind="quiet" />
      {mail && (
        <a className="button" data-kind="quiet" href={quoteMailUrl(mail, quote)}>
          Send it by email
        </a>
      )}
    </span>
  )
}
