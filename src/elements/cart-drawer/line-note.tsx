import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { setQuantity } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartCheckOf, orderableUnits } from '../../cart/check-cart.ts'
import { cartPanelTexts } from '../../texts/en/cart-panel.ts'
import { stockTexts } from '../../texts/en/stock.ts'
import { focusQuietly } from '../../ui/focus.ts'
import { useTexts } from '../../ui/locale-context.ts'
import { Text } from '../../ui/text.tsx'
import { useStoreClient } from '../../ui/use-store-data.ts'

interface LineNoteProps {
  /** The cart line. */
  item: CartItem
  /** The line's name. */
  name: string
}

/** Marks a line of which the store has too few, and offers the quantity that it has. */
export function LineNote({ item, name }: LineNoteProps) {
  const text = useTexts(cartPanelTexts)
  const unavailable = useTexts(stockTexts)('unavailable')
  const units = useStore(cartCheckOf(useStoreClient()), (check) => orderableUnits(check, item))
  if (units >= item.quantity) return null
  if (units === 0)
    return (
      <p className="line-note">
        <Text>{unavailable}</Text>
      </p>
    )
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears.
    const line = currentTarget.closest('li')
    if (line) focusQuietly(line)
    setQuantity(item.key, units)
  }
  const label = text('set_quantity', { left: units })
  return (
    <p className="line-note">
      <Text>{text('units_left', { left: units })}</Text>
      <button
        type="button"
        className="text-button"
        aria-label={text('field_value', { field: label, value: name })}
        onClick={accept}
      >
        <Text>{label}</Text>
      </button>
    </p>
  )
}
