import { createStore } from 'zustand/vanilla'

const DEFAULT_DURATION_MS = 5000
/** The longest delay that `setTimeout` supports. */
const MAX_TIMER_MS = 2 ** 31 - 1

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
   * The components that can show the toast, in the order in which they were rendered. The last one shows it. A modal
   * dialog needs its own outlet, because it makes the rest of the page inert.
   */
  outlets: readonly symbol[]
  /** Whether a toast has been shown or will probably be shown. Until then, the outlets render nothing. */
  isPrepared: boolean
  /** The number of toasts that have been shown, from which their IDs are made. */
  shownCount: number
}

/** The visible toast and the components that can show it. */
export const toastStore = createStore<ToastState>(() => ({
  toast: null,
  outlets: [],
  isPrepared: false,
  shownCount: 0,
}))

const timer = createTimer()

/** Counts down the time that the visible toast stays on screen. */
function createTimer() {
  let timeout: ReturnType<typeof setTimeout> | undefined
  let startedAt_ms = 0
  let remaining_ms = 0
  /** Whether the event loop task that showed the toast is still running. */
  let isNew = false

  function pause(): void {
    if (timeout === undefined) return
    clearTimeout(timeout)
    timeout = undefined
    remaining_ms = Math.max(0, remaining_ms - (Date.now() - startedAt_ms))
  }

  return {
    pause,

    isNew: () => isNew,

    set(duration_ms: number): void {
      pause()
      remaining_ms = duration_ms
      isNew = true
      setTimeout(() => {
        isNew = false
      })
    },

    /** Runs `end` after the remaining time. */
    run(end: () => void): void {
      // Subtract the elapsed time if the timer is still running.
      pause()
      startedAt_ms = Date.now()
      // `setTimeout` fires immediately if the delay exceeds its limit. A toast with such a duration stays until it is
      // closed.
      if (remaining_ms > MAX_TIMER_MS) return
      const hadDocument = typeof document !== 'undefined'
      timeout = setTimeout(() => {
        // Test environments may remove the document while timers are pending.
        if (!hadDocument || typeof document !== 'undefined') end()
      }, remaining_ms)
    },
  }
}

/**
 * Shows a toast, by default for 5 s. Its time starts with `resumeToast()`, when it appears on the screen. Replaces the
 * visible one. Returns the toast's ID.
 */
export function showToast(content: ToastContent): string {
  const shownCount = toastStore.getState().shownCount + 1
  const id = `toast-${shownCount}`
  const { variant = 'default', duration = DEFAULT_DURATION_MS } = content
  timer.set(duration)
  toastStore.setState({ toast: { ...content, variant, duration, id }, isPrepared: true, shownCount })
  return id
}

/** Closes the toast with this ID. Does nothing if it is no longer visible. */
export function dismissToast(id: string): void {
  if (toastStore.getState().toast?.id !== id) return
  timer.pause()
  toastStore.setState({ toast: null })
}

/**
 * Closes the toast when the visitor leaves a screen. Keeps a toast that was shown in the same event loop task. Also
 * keeps a toast with a button, such as the offer to restore an order.
 */
export function dismissScreenToast(): void {
  const { toast } = toastStore.getState()
  if (toast && !toast.action && !timer.isNew()) dismissToast(toast.id)
}

/** Pauses the timer while the toast is hovered or focused. */
export const pauseToast = timer.pause

/** Starts the timer when the toast appears. Resumes it with the remaining time. */
export function resumeToast(): void {
  const { toast } = toastStore.getState()
  if (toast) timer.run(() => dismissToast(toast.id))
}

/** Registers a component that can show toasts. Returns a function that removes it. */
export function addToastOutlet(outlet: symbol): () => void {
  toastStore.setState(({ outlets }) => ({ outlets: [...outlets, outlet] }))
  return () =>
    toastStore.setState(({ outlets }) => ({ outlets: outlets.filter((other) => other !== outlet) }))
}
