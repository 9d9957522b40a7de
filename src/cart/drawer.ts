import { createStore } from 'zustand/vanilla'
import type { StoreClient } from '../provider/store-client.ts'

/** A cart drawer on the page. */
export interface Drawer {
  /** What its button does: the checkout with this drawer's settings and events. A client replaces that of its last render. */
  checkout(client?: StoreClient): Promise<void>
  /** The element that it is in; null before it has rendered. */
  host(): Element | null
}

interface DrawerState {
  isOpen: boolean
  /** In the order they appeared. The first one is the cart; a second tag by mistake stays quiet. */
  drawers: readonly Drawer[]
}

export const drawerStore = createStore<DrawerState>(() => ({ isOpen: false, drawers: [] }))

export function openCart(): void {
  drawerStore.setState({ isOpen: true })
}

export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/** Announces a drawer; the returned function takes it back, and closes the cart with the last one. */
export function addDrawer(drawer: Drawer): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState(({ drawers, isOpen }) => {
      const left = drawers.filter((other) => other !== drawer)
      return { drawers: left, isOpen: isOpen && left.length > 0 }
    })
}
