import { createStore } from 'zustand/vanilla'

const DEFAULT_DURATION_MS = 5000

/** A notification for the visitor. */
export interface Toast {
  id: string
  title: string
  description?: string
  /** A button in the toast. Pressing it also closes the toast. */
  action?: ToastAction
  variant: 'default' | 'destructive'
  /** Time on screen in milliseconds, excluding time when the toast is hovered or focused. */
  duration: number
}

/** The button of a toast. */
export interface ToastAction {
  label: string
  run: () => void
  /** Renders the button as a link to this URL in the whole window. A plain click calls only `run`. */
  href?: string
}

/** A toast to show; `variant` defaults to `default`, `duration` to 5000. */
export type ToastContent = Omit<Toast, 'id' | 'variant' | 'duration'> &
  Partial<Pick<Toast, 'variant' | 'duration'>>

interface ToastState {
  /** The visible toast. Only one is shown at a time: a new one replaces it. */
  toast: Toast | null
  /**
   * The components that can show the toast, in the order in which they were rendered. The last one shows it.
   * A modal dialog needs its own outlet, because it makes the rest of the page inert.
   */
  outlets: readonly symbol[]
  /** Whether a toast has been shown or will probably be shown. Until then, the outlets render nothing. */
  isPrepared: boolean
  /** Whether the event loop task that showed the toast is still running. */
  isNew: boolean
  /** The number of toasts that have been shown, from which their IDs are made. */
  shownCount: number
}

/** The visible toast and the components that can show it. */
export const toastStore = createStore<ToastState>(() => ({
  toast: null,
  outlets: [],
  isPrepared: false,
  isNew: false,
  shownCount: 0,
}))

/**
 * Shows a toast, by default for 5 s. Its time starts with `resumeToast()`, when it appears on the screen.
 * Replaces the visible one. Returns the toast's ID.
 */
export function showToast(content: ToastContent): string {
  const shownCount = toastStore.getState().shownCount + 1
  const id = `toast-${shownCount}`
  const { variant = 'default', duration = DEFAULT_DURATION_MS } = content
  const toast = { ...content, variant, duration, id }
  toastStore.setState({ toast, isPrepared: true, isNew: true, shownCount })
  setTimeout(() => toastStore.setState({ isNew: false }))
  return id
}

/** Closes the toast with this ID. Does nothing if it is no longer visible. */
export function dismissToast(id: string): void {
  if (toastStore.getState().toast?.id === id) toastStore.setState({ toast: null })
}

/**
 * Closes the toast when the visitor leaves a screen, starts an order again or changes the language. Keeps
 * toasts that were shown in the same event loop task or have a button, such as the offer to restore an order.
 */
export function dismissScreenToast(): void {
  const { toast, isNew } = toastStore.getState()
  if (toast && !toast.action && !isNew) dismissToast(toast.id)
}

/** Registers a component that can show toasts. Returns a function that removes it. */
export function addToastOutlet(outlet: symbol): () => void {
  toastStore.setState(({ outlets }) => ({ outlets: [...outlets, outlet] }))
  return () =>
    toastStore.setState(({ outlets }) => ({ outlets: outlets.filter((other) => other !== outlet) }))
}
