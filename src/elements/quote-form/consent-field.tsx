import { useId } from 'react'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { CONSENT } from './form-fields.ts'

interface ConsentFieldProps {
  /** URL of the privacy policy. */
  privacyUrl: string
  /** The validation message. */
  problem: string | undefined
}

/** A required checkbox for agreeing to the privacy policy. */
export function ConsentField({ privacyUrl, problem }: ConsentFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-check">
        <input
          type="checkbox"
          name={CONSENT}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
        />
        <span>
          I agree that my details are used to answer my request, as the{' '}
          <a href={ignoreBaseHref(privacyUrl)} target="_blank" rel="noopener noreferrer">
            privacy policy
          </a>{' '}
          describes. *
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
