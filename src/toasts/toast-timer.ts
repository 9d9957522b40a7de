import { dismissToast, type Toast, toastStore } from './toast-store.ts'

/*
 * Counts down the time that the visible toast stays on screen. Loads with the code that shows toasts.
 */

/** The longest delay that `setTimeout` supports. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The toast that `remaining_ms` belongs to. */
let timedToast: Toast | undefined
let timeout: ReturnType<typeof setTimeout> | undefined
let startedAt_ms = 0
let remaining_ms = 0

/** Pauses the timer while the toast is hovered or focused. */
export function pauseToast(): void {
  if (timeout === undefined) return
  clearTimeout(timeout)
  timeout = undefined
  remaining_ms = Math.max(0, remaining_ms - (Date.now() - startedAt_ms))
}

/** Starts the timer when the toast appears. Resumes it with the remaining time. */
export function resumeToast(): void {
  // Subtracts the elapsed time if the timer is still running.
  pauseToast()
  const { toast } = toastStore.getState()
  if (!toast) return
  if (toast !== timedToast) remaining_ms = toast.duration
  timedToast = toast
  startedAt_ms = Date.now()
  // `setTimeout` fires immediately if the delay exceeds its limit. A toast with such a duration stays until it is closed.
  if (remaining_ms > MAX_TIMER_MS) return
  const hadDocument = typeof document !== 'undefined'
  timeout = setTimeout(() => {
    // Test environments may remove the document while timers are pending.
    if (!hadDocument || typeof document !== 'undefined') dismissToast(toast.id)
  }, remaining_ms)
}

// The last outlet closes its toast when it is removed, after the toast has resumed the timer.
toastStore.subscribe(({ toast }) => {
  if (!toast) pauseToast()
})
