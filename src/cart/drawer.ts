import { createStore } from 'zustand/vanilla'

/** A cart drawer that is rendered on the page. */
export interface Drawer {
  /** The custom element that contains the drawer. */
  readonly host: Element
  /** URL of the page that customers return to after payment; undefined for the site's `/success`. */
  readonly successUrl: string | undefined
}

interface DrawerState {
  isOpen: boolean
  /** All drawers in the order in which they were rendered. The first one opens by default. */
  drawers: readonly Drawer[]
  /** The element whose drawer should open, or null for the first drawer. The drawer may not have rendered yet. */
  requestedHost: Element | null
}

/** Whether the cart is open, and which drawers can show it. */
export const drawerStore = createStore<DrawerState>(() => ({
  isOpen: false,
  drawers: [],
  requestedHost: null,
}))

/** Opens the page's first drawer. */
export function openCart(): void {
  drawerStore.setState({ isOpen: true, requestedHost: null })
}

/** Opens the drawer of this element, or the page's first drawer if the element is not in the document. */
export function openDrawer(host: Element): void {
  drawerStore.setState({ isOpen: true, requestedHost: host.isConnected ? host : null })
}

/** Closes the cart if the open drawer belongs to this element. */
export function closeDrawer(host: Element): void {
  if (openDrawerHost(drawerStore.getState()) === host) closeCart()
}

/** Returns the element whose drawer is open or will open once it is rendered; null if the cart is closed. */
export function openDrawerHost({ isOpen, drawers, requestedHost }: DrawerState): Element | null {
  return isOpen ? (requestedHost ?? drawers[0]?.host ?? null) : null
}

/** Closes the cart, whichever drawer shows it. */
export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/**
 * Registers a rendered drawer. Returns a function that unregisters the drawer. That function also closes the cart if it
 * was open in this drawer or if no other drawer is left.
 */
export function registerDrawer(drawer: Drawer): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState((state) => {
      const remaining = state.drawers.filter((other) => other !== drawer)
      const wasOpen = openDrawerHost(state) === drawer.host
      return { drawers: remaining, isOpen: state.isOpen && remaining.length > 0 && !wasOpen }
    })
}
