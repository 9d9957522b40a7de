import { useMemo } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart.ts'
import { type CartItem, linesOfStore } from '../../cart/cart-item.ts'
import { useStoreSettings } from '../../ui/store-settings-context.ts'

/** Returns the cart lines from the drawer's store. */
export function useStoreLines(): readonly CartItem[] {
  const settings = useStoreSettings()
  const items = useStore(cartStore, (state) => state.items)
  return useMemo(() => linesOfStore(items, settings), [items, settings])
}
