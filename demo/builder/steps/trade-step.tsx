import { ChoiceCards } from '../form/choice-cards.tsx'
import { chooseTrade } from '../state/choose-trade.ts'
import { TRADES } from '../trades/trades.ts'
import { messagesFor, type StepProps } from './step-props.ts'
import { TradePicture } from './trade-picture.tsx'

/** Lets the owner choose a trade, for which the builder suggests texts. */
export function TradeStep({ state, change, problems }: StepProps) {
  const error = messagesFor(problems, 'trade')
  const options = [
    ...TRADES.map(({ id, label, about }) => ({ value: id, label, about })),
    { value: 'other', label: 'Something else', about: 'You write every text yourself' },
  ]
  return (
    <>
      <p className="lead">
        Your trade suggests services and texts. You can change every word. Services and promises such as
        “licensed” stay off your website until you confirm them in the last step.
      </p>
      <ChoiceCards
        legend="What do you do?"
        name="trade"
        value={state.trade}
        options={options.map((option) => ({ ...option, picture: <TradePicture trade={option.value} /> }))}
        onChange={(trade) => change((current) => chooseTrade(current, trade))}
      />
      {error && <p className="error">{error}</p>}
    </>
  )
}
