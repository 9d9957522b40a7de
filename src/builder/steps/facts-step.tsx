import { useEffect, useRef } from 'react'
import { FactsForm } from '../form/facts-form.tsx'
import { Field } from '../form/field.tsx'
import { FACT_NAMES } from '../form/form-schema.ts'
import { factGroups, type Group } from '../form/groups.ts'
import { completedFacts } from '../state/complete-facts.ts'
import { completeRecipient } from '../state/typed-addresses.ts'
import { TRADES } from '../trades/trades.ts'
import { messagesFor, type StepProps } from './step-props.ts'

const [BASICS, ...OTHERS] = factGroups(FACT_NAMES)

/** The facts about the business, most important first. */
export function FactsStep(props: StepProps) {
  const { state, change, problems } = props
  return (
    <>
      <p className="lead">Visitors see these facts on every page. Leave out what you do not want to show.</p>
      {BASICS && <GroupForm {...props} group={BASICS} />}
      <Field
        id="quotes"
        label="Where should quote requests go?"
        help="Your email address opens the visitor’s mail program. A form service such as Formspree sends them to you directly: write the address that it gives you."
        value={state.quotes}
        onChange={(quotes) => change((current) => ({ ...current, quotes }), 'quotes')}
        onLeave={() => {
          change((current) => ({ ...current, quotes: completeRecipient(current.quotes) }), 'quotes')
          props.onLeaveField('quotes')
        }}
        error={messagesFor(problems, 'quotes')}
      />
      {OTHERS.map((group) => (
        <GroupDetails key={group.id} {...props} group={group} />
      ))}
    </>
  )
}

function GroupDetails({ group, ...props }: StepProps & { group: Group }) {
  const count = props.problems.filter(({ path }) => group.facts.includes(String(path[0]))).length
  const hasProblem = count > 0
  const filled = group.facts.filter((name) => props.state.facts[name] !== undefined).length
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // A problem opens the group. Only the owner closes it, because that would hide the field that the owner corrects.
    if (hasProblem && details.current) details.current.open = true
  }, [hasProblem])
  return (
    <details className="fold" ref={details}>
      <summary>
        <span className="fold-title">
          {group.title}
          <span className="fold-about">{group.about}</span>
        </span>
        <span className="fold-count" data-problem={hasProblem ? '' : undefined}>
          {hasProblem
            ? count === 1
              ? '1 problem'
              : `${count} problems`
            : `${filled} of ${group.facts.length}`}
        </span>
      </summary>
      <div className="fold-content">
        <GroupForm {...props} group={group} />
      </div>
    </details>
  )
}

function GroupForm({ group, state, change, problems, onLeaveField }: StepProps & { group: Group }) {
  return (
    <FactsForm
      names={group.facts}
      isTradeKnown={TRADES.some(({ id }) => id === state.trade)}
      facts={state.facts}
      problems={problems.filter(({ path }) => group.facts.includes(String(path[0])))}
      onChange={(facts, field) => change((current) => ({ ...current, facts }), field)}
      onLeave={(field) => {
        change((current) => ({ ...current, facts: completedFacts(current.facts) }), field)
        onLeaveField(field)
      }}
    />
  )
}
