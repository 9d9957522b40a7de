import { useMemo } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart.ts'
import { type CartItem, isSameStore, toLineStore } from '../../cart/cart-item.ts'
import { useStoreSettings } from '../../ui/store-settings-context.ts'

interface StoreLines {
  /** The lines from the drawer's store. */
  lines: readonly CartItem[]
  /** The lines from other stores. */
  otherLines: readonly CartItem[]
}

/** Splits the cart into the lines from the drawer's store and the lines from other stores. */
export function useStoreLines(): StoreLines {
  const settings = useStoreSettings()
  const items = useStore(cartStore, (state) => state.items)
  return useMemo(() => {
    const store = toLineStore(settings)
    const lines = items.filter((item) => isSameStore(item.store, store))
    const otherLines = items.filter((item) => !isSameStore(item.store, store))
    return { lines, otherLines }
  }, [items, settings])
}
