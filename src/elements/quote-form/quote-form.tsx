import { type FormEvent, useEffect } from 'react'
import { hasOwnServices } from '../../business/has-own-services.ts'
import { note } from '../../diagnostics/notes.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type QuoteService } from '../../quote/quote.ts'
import { formTarget, quoteUrl } from '../../quote/quote-endpoint.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { quoteTexts } from '../../texts/en/quote.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { errorText } from '../../texts/error-text.ts'
import { useBusiness, useLocale, useTexts } from '../../ui/element-context.tsx'
import field from '../../ui/field.css?inline'
import { Heading } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePlaceholderReport } from '../../ui/placeholder-report.ts'
import { Text } from '../../ui/text.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import { ConsentField } from './consent-field.tsx'
import { HONEYPOT } from './form-fields.ts'
import { OtherWays } from './other-ways.tsx'
import { QuoteField } from './quote-field.tsx'
import quoteForm from './quote-form.css?inline'
import { useQuoteForm } from './use-quote-form.ts'

interface QuoteFormProps {
  /**
   * URL to which quote requests are posted, a `mailto:` URL or an email address. Without it, submitting shows
   * the not-implemented toast, or there is no form if the owner wants no placeholders.
   */
  endpoint?: string | undefined
  /** The format in which quote requests are sent. */
  format?: QuoteFormat
  /** The preselected service. */
  service?: QuoteService
  /** The initial text of the message. */
  message?: string
  /** Whether visitors can add photos. Only with the format `form`. */
  photos?: boolean
}

/** The field for photos. Loaded on demand, because few pages have it. */
export const PhotoField = lazyPart(async () => (await import('./photo-field.tsx')).PhotoField, null)

/** The form's ID. The fixed fields of a prerendered page refer to it. */
export const FORM_ID = 'quote-form'

/** The "Request a Quote" form. Sends quotes to the endpoint, if there is one. */
export const QuoteForm = withStyles([field, quoteForm], Form)

function Form(props: QuoteFormProps) {
  const { format = 'json', service = '', message = '', photos: wantsPhotos = false } = props
  const endpoint = quoteUrl(props.endpoint)
  const target = formTarget(endpoint && ignoreBaseHref(endpoint), format)
  const business = useBusiness()
  const locale = useLocale()
  const text = useTexts(quoteTexts)
  const sharedText = useTexts(sharedTexts)
  const { form, problems, sending, photos, setPhotos, prepare, change, submit } = useQuoteForm(
    { endpoint, format },
    { service, message },
  )

  const isPlaceholder = !endpoint && business.placeholders
  usePlaceholderReport(isPlaceholder ? '“Request a Quote” (endpoint or quote-endpoint)' : null)

  const services = hasOwnServices(business, locale)
    ? [...new Set(business.services.map(({ title }) => title))].map((title) => [title, title] as const)
    : Object.entries(QUOTE_SERVICES)
        .filter(([value]) => value && (business.emergency || value !== 'emergency'))
        .map(([value, label]) => [value, text(label)] as const)

  const isPhotoFormatWrong = wantsPhotos && format !== 'form'
  useEffect(
    () => (isPhotoFormatWrong ? note('photos-format', () => ({ format })) : undefined),
    [isPhotoFormatWrong, format],
  )

  if (!endpoint && !isPlaceholder) return null

  const sendAnyway = text('quote_send_anyway')
  const buttonLabels: Partial<Record<typeof sending.status, string>> = {
    sending: text('quote_sending'),
    failed: sharedText('try_again'),
    unconfirmed: sendAnyway,
  }
  const isUnsent = sending.status === 'failed' || sending.status === 'unconfirmed'

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    submit(currentTarget)
  }

  return (
    <form
      {...target}
      ref={form}
      id={FORM_ID}
      className="quote-form surface"
      part="form"
      onFocus={prepare}
      onInput={change}
      onSubmit={onSubmit}
      aria-labelledby="quote-title"
    >
      <Heading level={3} className="subheading">
        <span id="quote-title">{text('request_quote')}</span>
      </Heading>
      <div className="quote-pair">
        <QuoteField
          problems={problems}
          name="name"
          label={text('quote_name')}
          type="text"
          autoComplete="name"
          required
        />
        <QuoteField
          problems={problems}
          name="phone"
          label={text('quote_phone')}
          type="tel"
          autoComplete="tel"
          required
        />
      </div>
      <QuoteField
        problems={problems}
        name="email"
        label={text('quote_email')}
        type="email"
        autoComplete="email"
      />
      {services.length > 0 && (
        <QuoteField problems={problems} as="select" name="service" label={text('quote_service')}>
          <option value="">{text(QUOTE_SERVICES[''])}</option>
          {services.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </QuoteField>
      )}
      <QuoteField problems={problems} as="textarea" name="message" label={text('quote_message')} rows={4} />
      {wantsPhotos && format === 'form' && <PhotoField photos={photos} onChange={setPhotos} />}
      {business.emergency && (
        <label className="field-check">
          <input type="checkbox" name="emergency" value="yes" />
          {text('is_emergency')}
        </label>
      )}
      {business.links.privacy && (
        <ConsentField privacyUrl={business.links.privacy} error={problems.consent} />
      )}
      <input
        className="visually-hidden"
        type="text"
        name={HONEYPOT}
        // Belongs to no form, so that the browser does not post it.
        form=""
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-lpignore="true"
        aria-hidden="true"
      />
      <button type="submit" className="button" part="button" aria-disabled={sending.status === 'sending'}>
        <Text>{buttonLabels[sending.status] ?? text('request_quote')}</Text>
      </button>
      {target.method === 'dialog' && (
        // Styles show it while no script handles the form.
        <div className="quote-no-script" hidden>
          <p>
            <Text>{text('quote_needs_script')}</Text>
          </p>
          <OtherWays quote={EMPTY_QUOTE} mailUrl={endpoint} />
        </div>
      )}
      <p className="quote-outcome" role="status" data-tone={isUnsent ? 'bad' : 'good'}>
        {sending.status === 'unconfirmed' && <Text>{text('quote_blocked', { button: sendAnyway })}</Text>}
        {sending.status === 'sent' && <Text>{text('quote_sent')}</Text>}
        {sending.status === 'mail' && <Text>{text('quote_mail_opens')}</Text>}
        {sending.status === 'failed' && (
          <>
            <Text>
              {text('quote_failed', {
                message: errorText(sending.error, locale, text('quote_not_sent')),
              })}
            </Text>
            <OtherWays quote={sending.quote} />
          </>
        )}
      </p>
    </form>
  )
}
