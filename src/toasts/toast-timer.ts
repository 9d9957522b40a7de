import { dismissToast, type Toast, toastStore } from './toast-store.ts'

/*
 * Counts down the time that the visible toast stays on screen. Loads with the code that shows toasts.
 */

/** The longest delay that `setTimeout` supports. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Countdown {
  toast: Toast
  remaining_ms: number
  /** The running timer. Undefined while the countdown is paused. */
  timer?: { timeout: ReturnType<typeof setTimeout>; startedAt_ms: number }
}

/** The countdown of the last toast that appeared. */
let countdown: Countdown | undefined

/** Pauses the countdown while the toast is hovered or focused. */
export function pauseToast(): void {
  if (!countdown?.timer) return
  const { toast, remaining_ms, timer } = countdown
  clearTimeout(timer.timeout)
  countdown = { toast, remaining_ms: Math.max(0, remaining_ms - (Date.now() - timer.startedAt_ms)) }
}

/** Starts the countdown when the toast appears. Resumes it with the remaining time. */
export function resumeToast(): void {
  // Subtracts the elapsed time if the timer is still running.
  pauseToast()
  const { toast } = toastStore.getState()
  if (!toast) return
  const remaining_ms = countdown?.toast === toast ? countdown.remaining_ms : toast.duration
  countdown = { toast, remaining_ms }
  // `setTimeout` fires immediately if the delay exceeds its limit. A toast with such a duration stays until
  // it is closed.
  if (remaining_ms > MAX_TIMER_MS) return
  const timeout = setTimeout(dismissToast, remaining_ms, toast.id)
  countdown.timer = { timeout, startedAt_ms: Date.now() }
}

// The last outlet closes its toast when it is removed, after the toast has resumed the timer.
toastStore.subscribe(({ toast }) => {
  if (!toast) pauseToast()
})
