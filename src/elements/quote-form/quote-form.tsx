import type { FormEvent } from 'react'
import { QUOTE_SERVICES, type QuoteService } from '../../quote/quote.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import { ConsentField } from './consent-field.tsx'
import { HONEYPOT } from './form-fields.ts'
import { OtherWays } from './other-ways.tsx'
import { QuoteField } from './quote-field.tsx'
import { HIDDEN_FIELD_FILLED, SEND_ANYWAY } from './texts.ts'
import { type Sending, useQuoteForm } from './use-quote-form.ts'

interface QuoteFormProps {
  /**
   * URL to which quote requests are posted, or a `mailto:` URL. Without it, submitting shows the not-implemented toast.
   */
  endpoint?: string | undefined
  /** The format in which quote requests are sent. */
  format?: QuoteFormat
  /** The preselected service. */
  service?: QuoteService
  /** The initial text of the message. */
  message?: string
}

/** Button labels by submission state. Default: "Request a Quote". */
const BUTTON_LABELS: Partial<Record<Sending['status'], string>> = {
  sending: 'Sending…',
  failed: 'Try again',
  unconfirmed: SEND_ANYWAY,
}

/** The "Request a Quote" form. Sends quotes to the endpoint, if there is one. */
export function QuoteForm(props: QuoteFormProps) {
  const { endpoint, format = 'json', service = '', message = '' } = props
  const business = useBusiness()
  const { form, problems, sending, prepare, change, submit } = useQuoteForm(
    { endpoint, format },
    { service, message },
  )

  const isUnsent = sending.status === 'failed' || sending.status === 'unconfirmed'

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    submit(currentTarget)
  }

  return (
    <form
      ref={form}
      className="quote-form surface"
      part="form"
      noValidate
      onFocus={prepare}
      onInput={change}
      onSubmit={onSubmit}
      aria-labelledby="quote-title"
    >
      <Heading level={3} className="subheading">
        <span id="quote-title">Request a Quote</span>
      </Heading>
      <div className="quote-pair">
        <QuoteField problems={problems} name="name" label="Name *" type="text" autoComplete="name" required />
        <QuoteField problems={problems} name="phone" label="Phone *" type="tel" autoComplete="tel" required />
      </div>
      <QuoteField problems={problems} name="email" label="Email" type="email" autoComplete="email" />
      <QuoteField problems={problems} as="select" name="service" label="Service">
        {Object.entries(QUOTE_SERVICES)
          .filter(([value]) => business.emergency || value !== 'emergency')
          .map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </QuoteField>
      <QuoteField problems={problems} as="textarea" name="message" label="Message" rows={4} />
      {business.emergency && (
        <label className="field-check">
          <input type="checkbox" name="emergency" />
          This is an emergency
        </label>
      )}
      {business.links.privacy && (
        <ConsentField privacyUrl={business.links.privacy} problem={problems.consent} />
      )}
      <input
        className="visually-hidden"
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-lpignore="true"
        aria-hidden="true"
      />
      <button type="submit" className="button" part="button" aria-disabled={sending.status === 'sending'}>
        <Text>{BUTTON_LABELS[sending.status] ?? 'Request a Quote'}</Text>
      </button>
      <p className="quote-outcome" role="status" data-tone={isUnsent ? 'bad' : 'good'}>
        {sending.status === 'unconfirmed' && <Text>{HIDDEN_FIELD_FILLED}</Text>}
        {sending.status === 'sent' && (
          <Text>Thank you. We have your request and will get back to you soon.</Text>
        )}
        {sending.status === 'mail' && <Text>Your mail program should open now. Send the message there.</Text>}
        {sending.status === 'failed' && (
          <>
            <Text>{`${sending.message} Nothing you typed is lost. Please try again.`}</Text>
            <OtherWays quote={sending.quote} />
          </>
        )}
      </p>
    </form>
  )
}
