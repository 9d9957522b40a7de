import { createStore } from 'zustand/vanilla'

const DEFAULT_DURATION_MS = 5000
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What the visitor is told (spec 3). */
export interface Toast {
  id: string
  title: string
  description?: string
  /** A button inside the toast; the toast closes once it was pressed. */
  action?: ToastAction
  variant: 'default' | 'destructive'
  /** Milliseconds on screen, not counting the time it is hovered or focused. */
  duration: number
}

export interface ToastAction {
  label: string
  run: () => void
}

export type ToastContent = Omit<Toast, 'id' | 'variant' | 'duration'> &
  Partial<Pick<Toast, 'variant' | 'duration'>>

interface ToastState {
  /** At most one at a time (spec 9): the newest replaces the one before. */
  toast: Toast | null
  /**
   * The places on the page that can show it, in the order they appeared. The last one does: an open
   * modal dialog makes everything outside itself unreachable, so it brings an outlet of its own.
   */
  outlets: readonly symbol[]
}

export const toastStore = createStore<ToastState>(() => ({ toast: null, outlets: [] }))

let made = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt_ms = 0
let left_ms = 0
/** Whether the action that raised the toast is still running. */
let isRaising = false

/** Shows a toast for 5 s unless told otherwise, in the place of any other. Returns its id. */
export function showToast(content: ToastContent): string {
  const id = `toast-${++made}`
  const { variant = 'default', duration = DEFAULT_DURATION_MS } = content
  const toast: Toast = { ...content, variant, duration, id }
  stopClock()
  toastStore.setState({ toast })
  isRaising = true
  setTimeout(() => {
    isRaising = false
  })
  left_ms = toast.duration
  resumeToast()
  return id
}

/** Closes a toast; the id of one that is already gone changes nothing. */
export function dismissToast(id: string): void {
  if (toastStore.getState().toast?.id !== id) return
  stopClock()
  toastStore.setState({ toast: null })
}

/**
 * Closes the toast of a screen that the visitor leaves. One that the same action has just raised stays, and so does one
 * with a button, such as the offer to restore a cart.
 */
export function dismissScreenToast(): void {
  const { toast } = toastStore.getState()
  if (toast && !toast.action && !isRaising) dismissToast(toast.id)
}

/** Stops the clock while somebody reads or reaches for the toast. */
export function pauseToast(): void {
  if (timer === undefined) return
  stopClock()
  left_ms = Math.max(0, left_ms - (Date.now() - startedAt_ms))
}

export function resumeToast(): void {
  const { toast } = toastStore.getState()
  if (!toast) return
  // Resumed without a pause it has used up its time all the same.
  pauseToast()
  startedAt_ms = Date.now()
  // A toast may stay for ever; a timer can't, and fires at once above its limit.
  if (left_ms > LONGEST_TIMER_MS) return
  const hasPage = typeof document !== 'undefined'
  timer = setTimeout(() => {
    // A test's page goes while its timers stay; what would show the change has gone with it.
    if (!hasPage || typeof document !== 'undefined') dismissToast(toast.id)
  }, left_ms)
}

function stopClock(): void {
  clearTimeout(timer)
  timer = undefined
}

/** Announces a place that can show toasts; the returned function takes it back. */
export function addToastOutlet(outlet: symbol): () => void {
  toastStore.setState(({ outlets }) => ({ outlets: [...outlets, outlet] }))
  return () =>
    toastStore.setState(({ outlets }) => ({ outlets: outlets.filter((other) => other !== outlet) }))
}
