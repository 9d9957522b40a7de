import { ChoiceCards } from '../form/choice-cards.tsx'
import { Field } from '../form/field.tsx'
import { LANGUAGES } from '../snippet/choices.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { chooseLanguage, chooseTrade } from '../state/choose-trade.ts'
import { TRADES } from '../trades/trades.ts'
import { messagesFor, type StepProps } from './step-props.ts'
import { TradePicture } from './trade-picture.tsx'

/** Lets the owner choose a language and a trade, for which the builder suggests texts. */
export function TradeStep({ state, change, problems }: StepProps) {
  const error = messagesFor(problems, 'trade')
  const options = [
    ...TRADES.map(({ id, label, about }) => ({ value: id, label, about })),
    { value: 'other', label: 'Something else', about: 'You write every text yourself' },
  ]
  const trade = TRADES.find(({ id }) => id === state.trade)
  const hasTexts = !state.language || trade?.translated?.[state.language]
  return (
    <>
      <p className="lead">
        Your trade suggests services and texts. You can change every word. Services, prices and promises such
        as “licensed” stay off your website until you confirm them in the last step.
      </p>
      <Field
        label="Language of your website"
        help="Buttons, forms, dates and messages follow it. Texts that you write stay as they are."
        value={state.language}
        options={[
          { value: '', label: 'English', lang: 'en' },
          ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value })),
        ]}
        onChange={(language) =>
          change((current) => chooseLanguage(current, language as BuilderState['language']))
        }
      />
      <ChoiceCards
        legend="What do you do?"
        name="trade"
        value={state.trade}
        options={options.map((option) => ({ ...option, picture: <TradePicture trade={option.value} /> }))}
        onChange={(chosen) => change((current) => chooseTrade(current, chosen))}
      />
      {trade && !hasTexts && (
        <p className="note" role="status">
          For this trade, the builder suggests texts only in English. Write your services and the first screen
          in the next step. What you leave empty stays off your website.
        </p>
      )}
      {error && <p className="error">{error}</p>}
    </>
  )
}
