import { Icon } from '../form/builder-icon.tsx'
import { Field } from '../form/field.tsx'
import { completeAddress } from '../state/typed-addresses.ts'
import type { VariantEntry } from './own-products.ts'
import { type Money, priceText } from './price-text.ts'

interface Props {
  id: string
  /** The heading; empty for a product's only version. */
  title: string
  hasHelp: boolean
  variant: VariantEntry
  money: Money
  error: (field: string) => string
  set: (changed: Partial<VariantEntry>, field: string) => void
  onLeave: (field: string) => void
  onRemove: () => void
}

/** The price, the stock and the payment link of a product or one of its versions. */
export function VariantFields({ title, ...props }: Props) {
  const { id, variant, error, set, onLeave, onRemove } = props
  if (!title) return <Fields {...props} />
  return (
    <fieldset className="group version">
      <legend>{title}</legend>
      <div className="fields">
        <Field
          id={`${id}_name`}
          label="Name of the version"
          help="For example “Large” or “White”."
          value={variant.name}
          onChange={(name) => set({ name }, 'name')}
          onLeave={() => onLeave('name')}
          error={error('name')}
        />
        <Fields {...props} />
        <button type="button" className="button plain small" onClick={onRemove}>
          <Icon name="remove" /> Remove {title.toLowerCase()}
        </button>
      </div>
    </fieldset>
  )
}

function Fields({ id, hasHelp, variant, money, error, set, onLeave }: Omit<Props, 'title'>) {
  const amount = (name: 'price' | 'salePrice', label: string) => {
    const shown = priceText(variant[name], money)
    return (
      <Field
        id={`${id}_${name}`}
        label={label}
        type="decimal"
        value={variant[name]}
        onChange={(text) => set({ [name]: text }, name)}
        onLeave={() => onLeave(name)}
        error={error(name)}
      >
        {shown && (
          <output className="help" htmlFor={`${id}_${name}`}>
            Shown as {shown}
          </output>
        )}
      </Field>
    )
  }
  return (
    <>
      <div className="field-pair">
        {amount('price', 'Price')}
        {amount('salePrice', 'Sale price')}
      </div>
      <Field
        id={`${id}_stock`}
        label="In stock"
        help={hasHelp && 'How many you have. Leave it empty if you always have enough.'}
        type="numeric"
        value={variant.stock}
        onChange={(stock) => set({ stock }, 'stock')}
        onLeave={() => onLeave('stock')}
        error={error('stock')}
      />
      <Field
        id={`${id}_paymentLink`}
        label="Payment link (optional)"
        help={
          hasHelp &&
          'From Stripe, Square or PayPal. A customer who buys only this pays there. All other orders go to the address below.'
        }
        type="url"
        placeholder="https://buy.stripe.com/…"
        value={variant.paymentLink}
        onChange={(paymentLink) => set({ paymentLink }, 'paymentLink')}
        onLeave={() => {
          set({ paymentLink: completeAddress(variant.paymentLink) }, 'paymentLink')
          onLeave('paymentLink')
        }}
        error={error('paymentLink')}
      />
    </>
  )
}
