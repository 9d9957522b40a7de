import type { BuilderState } from '../state/builder-state.ts'
import { claimsIn, EMERGENCY_CLAIM } from '../state/claims.ts'
import type { Change } from '../state/use-builder.ts'

/** A checkbox for each statement that promises something. The website leaves out unchecked statements. */
export function ClaimList({ state, change }: { state: BuilderState; change: Change }) {
  const claims = claimsIn(state.facts)
  if (claims.length === 0) return null
  const toggle = (text: string, isTrue: boolean) =>
    change((current) => ({
      ...current,
      confirmed: isTrue ? [...current.confirmed, text] : current.confirmed.filter((other) => other !== text),
    }))
  const open = claims.filter(({ text }) => !state.confirmed.includes(text)).length
  return (
    <fieldset className="claims">
      <legend>Are these statements true?</legend>
      <p className="help">
        Customers may hold you to them. Check what is true for your business. The website leaves out the rest.
      </p>
      {claims.map(({ text }) => (
        <label className="check" key={text}>
          <input
            type="checkbox"
            checked={state.confirmed.includes(text)}
            onChange={({ target }) => toggle(text, target.checked)}
          />
          <span>{text === EMERGENCY_CLAIM ? 'I offer emergency service' : `“${text}”`}</span>
        </label>
      ))}
      <p className="claims-count" role="status">
        {open === 0 ? 'All statements are confirmed.' : `${open} of ${claims.length} left out`}
      </p>
    </fieldset>
  )
}
