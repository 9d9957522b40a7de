import { createStore } from 'zustand/vanilla'
import { compareDocumentOrder } from '../navigation/document-order.ts'

/** A cart drawer that is rendered on the page. */
export interface Drawer {
  /** The custom element that contains the drawer. */
  readonly host: Element
  /** URL of the page that customers return to after payment; undefined for the site's `/success`. */
  readonly successUrl?: string | undefined
}

interface DrawerState {
  isOpen: boolean
  /** Whether the visitor has opened the cart or is about to open it. Until then, drawers render no content. */
  isPrepared: boolean
  /** All drawers in the order in which they were rendered. */
  drawers: readonly Drawer[]
  /** The element whose drawer should open, or null for the page's drawer. The drawer may not have rendered yet. */
  requestedHost: Element | null
}

/** Whether the cart is open, and which drawers can show it. */
export const drawerStore = createStore<DrawerState>(() => ({
  isOpen: false,
  isPrepared: false,
  drawers: [],
  requestedHost: null,
}))

/** Lets the closed drawers render their content, because the visitor is about to open the cart. */
export function prepareCart(): void {
  drawerStore.setState({ isPrepared: true })
}

/** Opens the page's drawer. */
export function openCart(): void {
  drawerStore.setState({ isOpen: true, isPrepared: true, requestedHost: null })
}

/** Opens the cart in the drawer of the element that contains the control, or in the page's drawer. */
export function openCartFrom(control: Element): void {
  const root = control.getRootNode()
  const own = drawerStore
    .getState()
    .drawers.find(({ host }) => root instanceof ShadowRoot && host === root.host)
  if (own) openDrawer(own.host)
  else openCart()
}

/** Returns the drawer that opens by default: the first one in document order. */
export function pageDrawer({ drawers }: Pick<DrawerState, 'drawers'>): Drawer | undefined {
  const [first] = [...drawers].sort((a, b) => compareDocumentOrder(a.host, b.host))
  return first
}

/**
 * Returns the success URL of checkouts that start outside a drawer, such as bookings: the one of the page's drawer,
 * because page authors set the URL only there. Undefined for the site's `/success`.
 */
export function pageSuccessUrl(): string | undefined {
  return pageDrawer(drawerStore.getState())?.successUrl
}

/** Opens the drawer of this element, or the page's drawer if the element is not in the document. */
export function openDrawer(host: Element): void {
  drawerStore.setState({ isOpen: true, isPrepared: true, requestedHost: host.isConnected ? host : null })
}

/** Closes the cart if the open drawer belongs to this element. */
export function closeDrawer(host: Element): void {
  if (openDrawerHost(drawerStore.getState()) === host) closeCart()
}

/** Returns the element whose drawer is open or will open once it is rendered; null if the cart is closed. */
export function openDrawerHost({ isOpen, drawers, requestedHost }: DrawerState): Element | null {
  return isOpen ? (requestedHost ?? pageDrawer({ drawers })?.host ?? null) : null
}

/** Closes the cart, whichever drawer shows it. */
export function closeCart(): void {
  drawerStore.setState({ isOpen: false })
}

/** Sets the success URL of this element's drawer. */
export function setSuccessUrl(host: Element, successUrl: string | undefined): void {
  drawerStore.setState(({ drawers }) => ({
    drawers: drawers.map((drawer) => (drawer.host === host ? { ...drawer, successUrl } : drawer)),
  }))
}

/**
 * Registers a rendered drawer. Returns a function that unregisters the drawer. That function also closes the cart if it
 * was open in this drawer or if no other drawer is left.
 */
export function registerDrawer(drawer: Drawer): () => void {
  drawerStore.setState(({ drawers }) => ({ drawers: [...drawers, drawer] }))
  return () =>
    drawerStore.setState((state) => {
      const remaining = state.drawers.filter(({ host }) => host !== drawer.host)
      const wasOpen = openDrawerHost(state) === drawer.host
      return { drawers: remaining, isOpen: state.isOpen && remaining.length > 0 && !wasOpen }
    })
}
