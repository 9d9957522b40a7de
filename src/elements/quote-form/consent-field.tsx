import { useId } from 'react'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { quoteTexts } from '../../texts/en/quote.ts'
import { errorText } from '../../texts/error-text.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { insertElements } from '../../ui/insert-elements.tsx'
import { CONSENT } from './form-fields.ts'

interface ConsentFieldProps {
  /** URL of the privacy policy. */
  privacyUrl: string
  /** The validation error. */
  error: Error | undefined
}

/** A required checkbox for agreeing to the privacy policy. */
export function ConsentField({ privacyUrl, error }: ConsentFieldProps) {
  const id = useId()
  const text = useTexts(quoteTexts)
  const locale = useLocale()
  const problem = error && errorText(error, locale, '')
  return (
    <div className="field">
      <label className="field-check">
        <input
          type="checkbox"
          name={CONSENT}
          value="yes"
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
        />
        <span>
          {insertElements(text('quote_consent', { privacy_policy: '{privacy_policy}' }), {
            privacy_policy: (
              <a href={ignoreBaseHref(privacyUrl)} target="_blank" rel="noopener noreferrer">
                {text('privacy_policy')}
              </a>
            ),
          })}
        </span>
      </label>
      {problem && (
        <p key={problem} id={id} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
