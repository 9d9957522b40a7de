import { useMemo } from 'react'
import { useStore } from 'zustand'
import { cartStore } from '../../cart/cart.ts'
import { type CartItem, isSameStore, type LineStore, STORE_TYPE, toLineStore } from '../../cart/cart-item.ts'
import { knownStores, type StoreSettings } from '../../provider/store-client.ts'
import { useStoreSettings } from '../../ui/element-context.tsx'

/** The cart lines that the visitor orders together, because one store sells them. */
export interface StoreGroup {
  readonly settings: StoreSettings
  readonly lines: readonly CartItem[]
  /** Whether the page can order from the store. Saved lines lack what some stores need, such as a token. */
  readonly canOrder: boolean
}

/** Returns a React key that is unique among groups. */
export function storeKey({ settings }: StoreGroup): string {
  return JSON.stringify(toLineStore(settings))
}

/** Returns the cart lines by store, in the order of their first lines. An empty cart has one empty group. */
export function useStoreGroups(): readonly StoreGroup[] {
  const own = useStoreSettings()
  const items = useStore(cartStore, (state) => state.items)
  return useMemo(() => {
    const groups: { store: LineStore; lines: CartItem[] }[] = []
    for (const item of items) {
      const store = item.store ?? toLineStore(own)
      const group = groups.find((other) => isSameStore(other.store, store))
      if (group) group.lines.push(item)
      else groups.push({ store, lines: [item] })
    }
    if (groups.length === 0) return [{ settings: own, lines: [], canOrder: true }]
    return groups.map(({ store, lines }) => ({ ...findSettings(store, own), lines }))
  }, [items, own])
}

/** Finds a store's settings: the drawer's, those of another element, or what the store's lines say. */
function findSettings(store: LineStore, own: StoreSettings): Omit<StoreGroup, 'lines'> {
  const isUsable = (known: StoreSettings) =>
    isSameStore(toLineStore(known), store) && (!known.type || known.details !== undefined)
  const settings = isSameStore(toLineStore(own), store) ? own : knownStores().filter(isUsable).at(-1)
  if (settings) return { settings, canOrder: true }
  const { type, host, store_id: storeId } = store
  if (type === STORE_TYPE) return { settings: { host, storeId }, canOrder: true }
  return { settings: { host, storeId, type }, canOrder: false }
}
