import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CartItem, LineStore } from '../../cart/cart-item.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { isOfStore, lineStoreOf } from '../../cart/line-store.ts'
import type { StoreClient } from '../../provider/store-client.ts'

interface OwnLines {
  store: LineStore
  /** The lines that this drawer shows and orders. */
  own: readonly CartItem[]
  /** The lines of other stores. */
  kept: readonly CartItem[]
}

/** Divides the cart into the lines of a drawer's store and those of others. */
export function useOwnLines(client: StoreClient): OwnLines {
  const items = useStore(cartStore, (state) => state.items)
  return useMemo(() => {
    const store = lineStoreOf(client.settings)
    const own = items.filter((item) => isOfStore(item, store))
    return { store, own, kept: items.filter((item) => !own.includes(item)) }
  }, [items, client])
}
