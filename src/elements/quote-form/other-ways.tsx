import type { Business } from '../../business/business.ts'
import { emailLink } from '../../business/links.ts'
import type { Quote } from '../../quote/quote.ts'
import { quoteMailUrl } from '../../quote/quote-mail.ts'
import { CallLink } from '../../ui/call-link.tsx'

interface OtherWaysProps {
  /** Facts about the business, such as its name and hours. */
  business: Business
  /** The quote that could not be sent. */
  quote: Quote
}

/** Links to call the business or to send the quote by email. */
export function OtherWays({ business, quote }: OtherWaysProps) {
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
