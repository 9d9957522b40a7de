import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { MAX_QUANTITY, MAX_QUANTITY_MESSAGE } from '../cart/cart-item.ts'

interface QuantityStepperProps {
  quantity: number
  /** What is counted, for the buttons' names. */
  label: string
  onStep: (step: 1 | -1) => void
}

/** Minus, the number, plus. Never below 1, never above what a cart line can hold. */
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
        // Not `disabled`: that would drop the focus of somebody who steps down to 1 by keyboard.
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
