import { Field } from '../form/field.tsx'
import { LANGUAGES } from '../snippet/choices.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { chooseLanguage } from '../state/choose-trade.ts'
import { TRADES } from '../trades/trades.ts'
import type { StepProps } from './step-props.ts'

/** The language of the website and the format of its prices. */
export function LanguageStep({ state, change }: StepProps) {
  const trade = TRADES.find(({ id }) => id === state.trade)
  return (
    <>
      <p className="lead">
        Buttons, forms, dates and messages follow the language. Your own texts stay as you wrote them.
      </p>
      <Field
        label="Language of your website"
        value={state.language}
        options={[
          { value: '', label: 'English', lang: 'en' },
          ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value })),
        ]}
        onChange={(language) =>
          change((current) => chooseLanguage(current, language as BuilderState['language']))
        }
      />
      {state.language && trade && !trade.translated?.[state.language] && (
        <p className="note">
          The suggestions for your trade are in English. Write the services and the first screen in your
          language in “Business facts”.
        </p>
      )}
      <Field
        label="Prices"
        help="Your store sets the currency."
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
