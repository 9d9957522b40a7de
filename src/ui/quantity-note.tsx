import { possibleQuantities } from '../cart/quantity.ts'
import type { QuantityLimits } from '../catalog/quantity-limits.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useTexts } from './element-context.tsx'
import { Text } from './text.tsx'

/** The quantities that the store sells, if they do not start at 1 or the visitor has chosen the largest. */
export function QuantityNote({ quantity, limits }: { quantity: number; limits: QuantityLimits | null }) {
  const text = useTexts(storeTexts)
  if (!limits || (limits.minimum === 1 && quantity !== limits.maximum)) return null
  return (
    <p className="small-note">
      <Text>{text('possible_quantities', { quantities: possibleQuantities(limits) })}</Text>
    </p>
  )
}
