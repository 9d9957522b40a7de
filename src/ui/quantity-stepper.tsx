import { __iconData as minusIcon } from 'lucide-react/icons/minus'
import { __iconData as plusIcon } from 'lucide-react/icons/plus'
import { useId } from 'react'
import { MAX_QUANTITY, steppedQuantity } from '../cart/quantity.ts'
import type { QuantityLimits } from '../catalog/quantity-limits.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useTexts } from './element-context.tsx'
import { Icon } from './icon.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { Text } from './text.tsx'

interface QuantityStepperProps {
  /** The current quantity. */
  quantity: number
  /** The quantities that the store sells; null for any. */
  limits?: QuantityLimits | null
  /** The name of the item, for the accessible names of the controls. */
  label: string
  /** Called with 1 to increase the quantity and with -1 to decrease it. */
  onStep: (step: 1 | -1) => void
  /** Called with a quantity that the visitor has typed. */
  onQuantity: (quantity: number) => void
  /** Whether `onQuantity` is also called while the visitor types. */
  isLive?: boolean
}

/** A quantity that the store sells, with buttons to decrease and increase it. */
export function QuantityStepper({
  quantity,
  limits = null,
  label,
  onStep,
  onQuantity,
  isLive = false,
}: QuantityStepperProps) {
  const text = useTexts(storeTexts)
  const name = { name: label }
  const isLowest = steppedQuantity(quantity, -1, limits) >= quantity
  const isHighest = steppedQuantity(quantity, 1, limits) <= quantity
  const limitId = useId()
  return (
    <fieldset className="stepper" aria-label={text('quantity_of', name)}>
      <button
        type="button"
        className="stepper-button"
        aria-label={text('quantity_decrease', name)}
        // Not `disabled`, because a keyboard user who reaches 1 would lose focus.
        aria-disabled={isLowest}
        onClick={() => !isLowest && onStep(-1)}
      >
        <Icon data={minusIcon} />
      </button>
      <QuantityInput
        quantity={quantity}
        label={text('quantity_of', name)}
        describedBy={quantity === MAX_QUANTITY ? limitId : undefined}
        isLive={isLive}
        onQuantity={onQuantity}
        onStep={onStep}
      />
      {/* Announces the quantity when a button changes it. */}
      <output className="visually-hidden">
        <Text>{quantity}</Text>
      </output>
      <button
        type="button"
        className="stepper-button"
        aria-label={text('quantity_increase', name)}
        aria-disabled={isHighest}
        aria-describedby={quantity === MAX_QUANTITY ? limitId : undefined}
        onClick={() => !isHighest && onStep(1)}
      >
        <Icon data={plusIcon} />
      </button>
      {quantity === MAX_QUANTITY && (
        <span className="visually-hidden" id={limitId}>
          {text('max_quantity')}
        </span>
      )}
    </fieldset>
  )
}
