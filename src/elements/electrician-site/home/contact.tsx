import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { contactTexts } from '../../../texts/en/contact.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { ContactInfo } from '../../contact-info/contact-info.tsx'
import { QuoteForm } from '../../quote-form/quote-form.tsx'

interface ContactProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The contact section of the home screen. */
export function Contact({ quoteEndpoint, quoteFormat }: ContactProps) {
  const text = useTexts(contactTexts)
  return (
    <section className="contact">
      <Heading level={2}>{text('contact')}</Heading>
      <ContactInfo hasNotice={false} />
      <QuoteForm endpoint={quoteEndpoint} format={quoteFormat} />
    </section>
  )
}
