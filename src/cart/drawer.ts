import { createStore } from 'zustand/vanilla'

/** A cart drawer on the page. */
export interface Drawer {
  /** The element that it is in. */
  readonly host: Element
  /** Where its checkout returns to after payment; undefined for the default. */
  readonly successUrl: string | undefined
}

interface DrawerState {
  isOpen: boolean
  /** In the order they appeared. The first one is the cart, unless the page shows another. */
  drawers: readonly Drawer[]
  /** The element whose drawer the page shows; it may not have rendered yet. null for the first drawer. */
  requestedHost: Element | null
}

export const drawerStore = createStore<DrawerState>(() => ({
  isOpen: false,
  drawers: [],
  requestedHost: null,
}))

export function openCart(): void {
  drawerStore.setState({ isOpen: true, requestedHost: null })
}

/** Opens the drawer in this element; outside the page, where it can't be seen, the page's own. */
export function openDrawer(host: Element): void {
  drawerStore.setState({ isOpen: true, requestedHost: host.isConnected ? host : null })
}

/** Closes the drawer in this element, if that is the open one. */
export function closeDrawer(host: Element): void {
  if (openDrawerHost(drawerStore.getState()) === host) closeCart()
}

/** The element whose drawer is open, or opens as soon as it has rendered. */
export function openDrawerHost({ isOpen, drawers, requestedHost: shownHost }: DrawerState): Element | null {
  return isOpen ? (shownHost ?? drawers[0]?.host ?? null) : null
}

export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/** Announces a drawer; the returned function takes it back, and closes the cart with the last one. */
export function registerDrawer(drawer: Drawer): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState((state) => {
      const left = state.drawers.filter((other) => other !== drawer)
      const isGone = state.requestedHost === drawer.host
      return { drawers: left, isOpen: state.isOpen && left.length > 0 && !isGone }
    })
}
