import { createStore } from 'zustand/vanilla'

/** A cart drawer that is rendered on the page. */
export interface Drawer {
  /** The custom element that contains the drawer. */
  readonly host: Element
  /** URL of the page that customers return to after payment; undefined for the site's `/success`. */
  successUrl?: string | undefined
}

interface DrawerState {
  isOpen: boolean
  /** Whether the visitor has opened the cart or is about to. Until then, the drawer renders no content. */
  isPrepared: boolean
  /** All drawers in the order in which they were rendered. Only the first one shows the cart. */
  drawers: readonly Drawer[]
}

/** Whether the cart is open, and which drawer shows it. */
export const drawerStore = createStore<DrawerState>(() => ({ isOpen: false, isPrepared: false, drawers: [] }))

/** Lets the closed drawer render its content, because the visitor is about to open the cart. */
export function prepareCart(): void {
  drawerStore.setState({ isPrepared: true })
}

/** Opens the cart, as soon as the page has a drawer. */
export function openCart(): void {
  drawerStore.setState({ isOpen: true, isPrepared: true })
}

/** Closes the cart. */
export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/** Returns the drawer that shows the cart. */
export function pageDrawer(): Drawer | undefined {
  return drawerStore.getState().drawers[0]
}

/**
 * Registers a rendered drawer. Returns a function that unregisters the drawer, and closes the cart if this
 * drawer has shown it.
 */
export function registerDrawer(drawer: Drawer): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState(({ isOpen, drawers }) => ({
      drawers: drawers.filter((other) => other !== drawer),
      isOpen: isOpen && drawers[0] !== drawer,
    }))
}
