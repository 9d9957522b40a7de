import { useId, useRef, useState } from 'react'
import { formatMoney } from '../../../catalog/money.ts'
import type { Product, Variant } from '../../../catalog/product.ts'
import type { Donation } from '../../../catalog/variant-services.ts'
import { directOrderTexts } from '../../../texts/en/direct-order.ts'
import { storeTexts } from '../../../texts/en/store.ts'
import { useLocale, useTexts } from '../../../ui/element-context.tsx'
import { hasModifier } from '../../../ui/has-modifier.ts'
import { CustomFieldInputs } from '../custom-field-inputs.tsx'
import { RadioOptions } from '../radio-options.tsx'
import { StyleOption } from '../style-option.tsx'
import type { CustomFields } from '../use-custom-fields.ts'
import { amountIn, isAllowed, suggestedAmounts } from './donation-amounts.ts'
import { OrderButton } from './order-button.tsx'
import { useDirectOrder } from './use-direct-order.ts'

interface DonationFormProps {
  product: Product
  /** The variant to order. */
  variant: Variant
  /** The amounts that the store accepts. */
  limits: Donation
  /** The product's custom fields. */
  custom: CustomFields
}

/** A form for donating a suggested amount or an amount that the visitor enters. */
export function DonationForm({ product, variant, limits, custom }: DonationFormProps) {
  const locale = useLocale()
  const text = useTexts(directOrderTexts)
  const donateText = useTexts(storeTexts)('donate')
  const { currency_info } = variant
  const suggested = suggestedAmounts(limits, currency_info)
  const [chosen, setChosen] = useState<number | null>(suggested[0] ?? null)
  const [typed, setTyped] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const money = (amount: number) => formatMoney(amount, currency_info, locale)
  const amount = chosen ?? amountIn(typed, currency_info)
  const { order, isBusy, problem } = useDirectOrder(product, custom, amount)
  const isValid = amount !== null && isAllowed(amount, limits)
  const hasProblem = isSubmitted && !isValid

  const { min_amount, max_amount } = limits
  const min = money(min_amount)
  const limitsText =
    max_amount === null
      ? text('amount_at_least', { min })
      : text('amount_between', { min, max: money(max_amount) })

  function donate(): void {
    setIsSubmitted(true)
    if (!isValid) {
      input.current?.focus()
      return
    }
    const paid = {
      ...variant,
      price_in_cents: amount,
      price_formatted: formatMoney(amount, currency_info),
      sale_price_in_cents: null,
      sale_price_formatted: '',
    }
    void order(paid, { donation_amount: amount })
  }

  return (
    <div className="donation">
      <fieldset>
        <legend className="style-legend">{text('amount')}</legend>
        <RadioOptions chosen={chosen}>
          {suggested.map((each) => (
            <StyleOption
              key={each}
              name="amount"
              value={String(each)}
              title={money(each)}
              note={null}
              image={null}
              isChosen={chosen === each}
              onChoose={() => setChosen(each)}
            />
          ))}
          {limits.allow_custom_amount && (
            <StyleOption
              name="amount"
              value="other"
              title={text('other_amount')}
              note={null}
              image={null}
              isChosen={chosen === null}
              onChoose={() => setChosen(null)}
            />
          )}
        </RadioOptions>
      </fieldset>
      {chosen === null && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {text('your_amount', { currency: variant.currency.toUpperCase() })}
          </label>
          <input
            ref={input}
            id={id}
            className="field-input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            aria-invalid={hasProblem}
            aria-describedby={`${id}-limits`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && !hasModifier(event) && !isBusy && donate()}
          />
          <p
            id={`${id}-limits`}
            className={hasProblem ? 'field-problem' : 'donation-limits'}
            role={hasProblem ? 'alert' : undefined}
          >
            <bdi>{limitsText}</bdi>
          </p>
        </div>
      )}
      <CustomFieldInputs custom={custom} problem="field_missing_donation" />
      <OrderButton isBusy={isBusy} problem={problem} onOrder={donate}>
        {isValid ? text('donate_amount', { amount: money(amount) }) : donateText}
      </OrderButton>
    </div>
  )
}
