import { Field } from '../form/field.tsx'
import { capitalize, elementLabel } from '../snippet/element-labels.ts'
import { ELEMENT_NAMES, type ElementName, ownAttributesOf, WHOLE_ELEMENTS } from '../snippet/elements.ts'
import type { CodeChoices } from '../state/code-choices.ts'
import { secretKeyProblem } from '../state/secret-keys.ts'

interface Props {
  code: CodeChoices
  set: (changed: Partial<CodeChoices>, field?: string) => void
}

/** Attributes that other steps set. */
const ELSEWHERE = ['endpoint', 'open', 'owner-photo', 'booking-url', 'coverage-url']

/** The single elements and their options. */
export function ElementOptions({ code, set }: Props) {
  const offered = ELEMENT_NAMES.filter((name) => !WHOLE_ELEMENTS.includes(name))
  const toggle = (name: ElementName, isChosen: boolean) =>
    set({ elements: offered.filter((other) => (other === name ? isChosen : code.elements.includes(other))) })
  return (
    <>
      <fieldset className="group check-grid">
        <legend>Parts</legend>
        {offered.map((name) => (
          <label className="check" key={name}>
            <input
              type="checkbox"
              checked={code.elements.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            <span>{elementLabel(name)}</span>
          </label>
        ))}
      </fieldset>
      {code.elements.map((name) => {
        const own = ownAttributesOf(name).filter(
          ([attribute, { type }]) => !ELSEWHERE.includes(attribute) && type !== 'flag',
        )
        if (own.length === 0) return null
        return (
          <details className="fold" key={name}>
            <summary>
              <span className="fold-title">Options: {elementLabel(name)}</span>
            </summary>
            <div className="fold-content fields">
              {own.map(([attribute, { about, values, default: standard }]) => {
                const key = `${name}.${attribute}`
                return (
                  <Field
                    key={key}
                    label={capitalize(attribute)}
                    help={about.replaceAll('`', '')}
                    value={code.attributes[key] ?? ''}
                    placeholder={standard ?? ''}
                    error={secretKeyProblem(code.attributes[key] ?? '', attribute) ?? ''}
                    {...(values && {
                      options: [
                        { value: '', label: standard ?? 'Not set' },
                        ...values
                          .filter((value) => value !== standard)
                          .map((value) => ({ value, label: value })),
                      ],
                    })}
                    onChange={(value) => set({ attributes: { ...code.attributes, [key]: value } }, key)}
                  />
                )
              })}
            </div>
          </details>
        )
      })}
    </>
  )
}
