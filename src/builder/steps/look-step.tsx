import { ChoiceCards } from '../form/choice-cards.tsx'
import { FactsForm } from '../form/facts-form.tsx'
import { FACT_NAMES } from '../form/form-schema.ts'
import { LOOK_FACTS } from '../form/groups.ts'
import { FONTS, type FontId, type Look } from '../state/builder-state.ts'
import type { StepProps } from './step-props.ts'

const ACCENTS = [
  { value: '', label: 'Amber', color: '#ffb000' },
  { value: '#0b6bcb', label: 'Blue', color: '#0b6bcb' },
  { value: '#1f7a4d', label: 'Green', color: '#1f7a4d' },
  { value: '#c8321f', label: 'Red', color: '#c8321f' },
  { value: '#6b4fbb', label: 'Violet', color: '#6b4fbb' },
  { value: '#10151c', label: 'Ink', color: '#10151c' },
]

/** The color, the font and the pictures of the website. */
export function LookStep({ state, change, problems, onLeaveField }: StepProps) {
  const { look } = state
  const set = (changed: Partial<Look>, field = '') =>
    change((current) => ({ ...current, look: { ...current.look, ...changed } }), field)
  const isOther = !ACCENTS.some(({ value }) => value === look.accent)
  return (
    <>
      <p className="lead">One color, one font and your pictures. Text stays readable on every color.</p>
      <fieldset className="swatches">
        <legend>Accent color</legend>
        {ACCENTS.map(({ value, label, color }) => (
          <label key={value}>
            <input
              type="radio"
              name="accent"
              checked={look.accent === value}
              onChange={() => set({ accent: value })}
            />
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={color} />
            </svg>
            <span>{label}</span>
          </label>
        ))}
        <label className="own-color">
          <input
            type="color"
            value={look.accent || '#ffb000'}
            onChange={({ target }) => set({ accent: target.value.toLowerCase() }, 'accent')}
          />
          <span>{isOther ? 'Your color' : 'Another color'}</span>
        </label>
      </fieldset>
      <ChoiceCards
        legend="Font"
        name="font"
        value={look.font}
        options={Object.entries(FONTS).map(([value, { label }]) => ({
          value: value as FontId,
          label,
          picture: (
            <span className="font-sample" data-font={value} aria-hidden="true">
              Aa
            </span>
          ),
        }))}
        onChange={(font) => set({ font })}
      />
      <ChoiceCards
        legend="Light or dark"
        name="background"
        value={look.background}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'visitor', label: 'Like the visitor’s device' },
        ]}
        onChange={(background) => set({ background })}
      />
      <section className="sub-step" aria-labelledby="pictures-title">
        <h3 id="pictures-title">Pictures</h3>
        <p className="help">
          Pictures stay in this browser until you publish. They are part of the website’s zip, but not of a
          shared link or the facts file.
        </p>
        <FactsForm
          names={LOOK_FACTS.filter((name) => FACT_NAMES.includes(name))}
          facts={state.facts}
          problems={problems.filter(({ path }) => LOOK_FACTS.includes(String(path[0])))}
          onChange={(facts, field) => change((current) => ({ ...current, facts }), field)}
          onLeave={onLeaveField}
        />
      </section>
    </>
  )
}
