import { createStore } from 'zustand/vanilla'

interface DrawerState {
  isOpen: boolean
  /** The drawers on the page, in the order they appeared. The first one is the cart; a second tag by mistake stays quiet. */
  drawers: readonly symbol[]
}

export const drawerStore = createStore<DrawerState>(() => ({ isOpen: false, drawers: [] }))

export function openCart(): void {
  drawerStore.setState({ isOpen: true })
}

export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/** Announces a drawer; the returned function takes it back, and closes the cart with the last one. */
export function addDrawer(drawer: symbol): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState(({ drawers, isOpen }) => {
      const left = drawers.filter((other) => other !== drawer)
      return { drawers: left, isOpen: isOpen && left.length > 0 }
    })
}
