import { emailLink } from '../../business/links.ts'
import type { Quote } from '../../quote/quote.ts'
import { quoteMailUrl } from '../../quote/quote-mail.ts'
import { CallLink } from '../../ui/call-link.tsx'

interface OtherWaysProps {
  /** The phone number of the business. */
  phone: string | null | undefined
  /** The email address of the business. */
  email: string | null | undefined
  /** The quote that could not be sent. */
  quote: Quote
}

/** Links to call the business or to send the quote by email. */
export function OtherWays({ phone, email, quote }: OtherWaysProps) {
  const mail = emailLink(email)
  return (
    <span className="quote-other-ways">
      <CallLink phone={phone} data-kind="quiet" />
      {mail && (
        <a className="button" data-kind="quiet" href={quoteMailUrl(mail, quote)}>
          Send it by email
        </a>
      )}
    </span>
  )
}
