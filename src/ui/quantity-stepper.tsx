import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { MAX_QUANTITY, MAX_QUANTITY_MESSAGE } from '../cart/cart-item.ts'

interface QuantityStepperProps {
  /** The current quantity. */
  quantity: number
  /** The name of the item, for the accessible names of the buttons. */
  label: string
  /** Called with 1 to increase the quantity and with -1 to decrease it. */
  onStep: (step: 1 | -1) => void
}

/** A quantity between 1 and the maximum for a cart line, with buttons to decrease and increase it. */
export function QuantityStepper({ quantity, label, onStep }: QuantityStepperProps) {
  const isLowest = quantity <= 1
  const isHighest = quantity >= MAX_QUANTITY
  const limitId = useId()
  return (
    <fieldset className="stepper" aria-label={`Quantity of ${label}`}>
      <button
        type="button"
        className="stepper-button"
        aria-label={`Decrease quantity of ${label}`}
        // Not `disabled`, because a keyboard user who reaches 1 would lose focus.
        aria-disabled={isLowest}
        onClick={() => !isLowest && onStep(-1)}
      >
        <Minus />
      </button>
      <output className="stepper-value">{quantity}</output>
      <button
        type="button"
        className="stepper-button"
        aria-label={`Increase quantity of ${label}`}
        aria-disabled={isHighest}
        aria-describedby={isHighest ? limitId : undefined}
        onClick={() => !isHighest && onStep(1)}
      >
        <Plus />
      </button>
      {isHighest && (
        <span className="visually-hidden" id={limitId}>
          {MAX_QUANTITY_MESSAGE}
        </span>
      )}
    </fieldset>
  )
}
