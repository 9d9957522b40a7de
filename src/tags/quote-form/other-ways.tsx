import { emailLink } from '../../business/links.ts'
import type { Quote } from '../../quote/quote.ts'
import { quoteMail } from '../../quote/quote-mail.ts'
import { CallLink } from '../../ui/call-link.tsx'

interface OtherWaysProps {
  phone: string | null | undefined
  email: string | null | undefined
  /** The quote that could not be sent. */
  quote: Quote
}

/** Links to call the owner, or to send the same quote by email. */
export function OtherWays({ phone, email, quote }: OtherWaysProps) {
  const mail = emailLink(email)
  return (
    <span className="quote-other-ways">
      <CallLink phone={phone} data-kind="quiet" />
      {mail && (
        <a className="button" data-kind="quiet" href={quoteMail(mail, quote)}>
          Send it by email
        </a>
      )}
    </span>
  )
}
