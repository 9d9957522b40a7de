import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CartItem, LineStore } from '../../cart/cart-item.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { isFromStore, toLineStore } from '../../cart/line-store.ts'
import { useStoreClient } from '../../ui/store-client-context.ts'

interface StoreLines {
  /** The store that the cart drawer orders from. */
  store: LineStore
  /** The lines from the drawer's store. */
  lines: readonly CartItem[]
  /** The lines from other stores. */
  otherLines: readonly CartItem[]
}

/** Splits the cart into the lines from the drawer's store and the lines from other stores. */
export function useStoreLines(): StoreLines {
  const client = useStoreClient()
  const items = useStore(cartStore, (state) => state.items)
  // Memoized separately, so that a changed line does not change the other lines' props.
  const store = useMemo(() => toLineStore(client.settings), [client])
  return useMemo(() => {
    const lines = items.filter((item) => isFromStore(item, store))
    const otherLines = items.filter((item) => !isFromStore(item, store))
    return { store, lines, otherLines }
  }, [items, store])
}
