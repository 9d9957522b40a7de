import { FACT_NAMES } from '../form/form-schema.ts'
import { factGroups } from '../form/groups.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { claimsIn } from '../state/claims.ts'
import type { Change } from '../state/use-builder.ts'

const GROUPS = factGroups(FACT_NAMES)

/** A checkbox for each statement that promises something. The website leaves out unchecked statements. */
export function ClaimList({ state, change }: { state: BuilderState; change: Change }) {
  const claims = claimsIn(state.facts)
  if (claims.length === 0) return null
  const set = (texts: readonly string[], isTrue: boolean) =>
    change((current) => {
      const others = current.confirmed.filter((text) => !texts.includes(text))
      return { ...current, confirmed: isTrue ? [...others, ...texts] : others }
    })
  const isConfirmed = (text: string) => state.confirmed.includes(text)
  // The website replaces the placeholder in the same way.
  const name = String(state.facts['owner_name'] || state.facts['name'] || 'your name')
  const open = claims.filter(({ text }) => !isConfirmed(text)).length
  return (
    <fieldset className="claims">
      <legend>Are these statements true?</legend>
      <p className="help">
        Customers may hold you to them. Check what is true for your business. The website leaves out the rest.
      </p>
      {GROUPS.map(({ id, title, facts }) => {
        const group = claims.filter(({ path }) => facts.includes(String(path[0])))
        const services = group.filter(({ path }) => path[0] === 'services').map(({ text }) => text)
        return (
          group.length > 0 && (
            <fieldset key={id} className="claim-group">
              <legend>{title}</legend>
              {services.length > 1 && (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={services.every(isConfirmed)}
                    onChange={({ target }) => set(services, target.checked)}
                  />
                  <b>I offer all {services.length} services below, as described</b>
                </label>
              )}
              {group.map(({ text }) => (
                <label className="check" key={text}>
                  <input
                    type="checkbox"
                    checked={isConfirmed(text)}
                    onChange={({ target }) => set([text], target.checked)}
                  />
                  <span>“{text.replaceAll('{name}', () => name)}”</span>
                </label>
              ))}
            </fieldset>
          )
        )
      })}
      <p className="claims-count" role="status">
        {open === 0 ? 'All statements are confirmed.' : `${open} of ${claims.length} left out`}
      </p>
    </fieldset>
  )
}
