import { Field } from '../form/field.tsx'
import type { BuilderState } from '../state/builder-state.ts'
import type { StepProps } from './step-props.ts'

/** The format of prices. */
export function MoneyStep({ state, change }: StepProps) {
  return (
    <>
      <p className="lead">Your store sets the currency. You choose how your website writes it.</p>
      <Field
        label="Prices"
        value={state.priceFormat}
        options={[
          { value: '', label: 'As your store shows them' },
          { value: 'locale', label: 'As usual in the language' },
        ]}
        onChange={(priceFormat) =>
          change((current) => ({ ...current, priceFormat: priceFormat as BuilderState['priceFormat'] }))
        }
      />
    </>
  )
}
