import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { clampQuantity, MAX_QUANTITY } from '../cart/quantity.ts'
import { plainDigit } from '../untrusted/plain-digit.ts'
import { hasModifier } from './has-modifier.ts'

interface QuantityInputProps {
  /** The current quantity. */
  quantity: number
  /** The accessible name. */
  label: string
  /** ID of the text that explains the maximum, while it is shown. */
  describedBy: string | undefined
  /** Whether `onQuantity` is also called while the visitor types. */
  isLive: boolean
  /** Called with the typed quantity when the visitor presses Enter or leaves the input. */
  onQuantity: (quantity: number) => void
  /** Called with 1 or -1 when the visitor presses an arrow key. */
  onStep: (step: 1 | -1) => void
}

/** A quantity that visitors can type. Escape and anything but a whole number restore the previous one. */
export function QuantityInput({
  quantity,
  label,
  describedBy,
  isLive,
  onQuantity,
  onStep,
}: QuantityInputProps) {
  /** The text that the visitor is typing, and the quantity before. */
  const [draft, setDraft] = useState<{ text: string; before: number } | null>(null)

  const input = useRef<HTMLInputElement>(null)
  const isTyping = draft !== null
  // Selects the new value in the focused input, so that the next digit replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the shown quantity changes
  useLayoutEffect(() => {
    if (!isTyping && input.current?.matches(':focus')) input.current.select()
  }, [isTyping, quantity])

  function change(text: string): void {
    setDraft({ text, before: draft?.before ?? quantity })
    const typed = parseQuantity(text)
    if (isLive && typed !== null) onQuantity(typed)
  }

  function finish(typed: number | null): void {
    if (!draft) return
    setDraft(null)
    if (typed !== null) onQuantity(typed)
    else if (isLive) onQuantity(draft.before)
  }

  const commit = () => finish(draft && parseQuantity(draft.text))

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event
    const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null
    if (hasModifier(event) || (key === 'Escape' && !draft)) return
    if (key === 'Escape') finish(null)
    else if (step || key === 'Enter') commit()
    else return
    // Otherwise, Escape would also close the cart.
    event.preventDefault()
    if (step) onStep(step)
  }

  return (
    <input
      ref={input}
      className="stepper-input"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuenow={quantity}
      aria-valuemin={1}
      aria-valuemax={MAX_QUANTITY}
      value={draft?.text ?? quantity}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  )
}

/** Digits, also in groups such as `1,000` or `1.000`. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[,.'’\s]\d{3})+)$/

/** Parses a quantity as people type it. Returns the closest valid one; null if it is not a whole number. */
function parseQuantity(text: string): number | null {
  // Arabic, Persian and East Asian keyboards type digits of their own.
  const digits = text.replace(/[٠-٩۰-۹０-９]/g, plainDigit).trim()
  return WHOLE_NUMBER.test(digits) ? clampQuantity(Number(digits.replace(/\D/g, ''))) : null
}
