import { emailLink } from '../../business/links.ts'
import type { Quote } from '../../quote/quote.ts'
import { quoteMailUrl } from '../../quote/quote-mail.ts'
import { quoteTexts } from '../../texts/en/quote.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { useBusiness, useLocale, useTexts } from '../../ui/element-context.tsx'

interface OtherWaysProps {
  /** The quote that could not be sent. */
  quote: Quote
  /** The form's endpoint, to which the email goes if it is a `mailto:` URL. */
  mailUrl?: string | undefined
}

/** Links to call the business or to send the quote by email. */
export function OtherWays({ quote, mailUrl }: OtherWaysProps) {
  const business = useBusiness()
  const locale = useLocale()
  const text = useTexts(quoteTexts)
  const mail = mailUrl?.startsWith('mailto:') ? mailUrl : emailLink(business.email)
  return (
    <span className="button-row">
      <CallLink phone={business.phone} data-kind="quiet" />
      {mail && (
        <a className="button" data-kind="quiet" data-contact="email" href={quoteMailUrl(mail, quote, locale)}>
          {text('send_by_email')}
        </a>
      )}
    </span>
  )
}
