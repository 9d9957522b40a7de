import { deepFreeze } from '../api/deep-freeze.ts'

/** Dispatches a bubbling, composed `CustomEvent`. Returns false if a listener called `preventDefault()`. */
export function dispatch(
  target: EventTarget,
  name: string,
  detail: object | null,
  cancelable = false,
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail: deepFreeze(detail), bubbles: true, composed: true, cancelable }),
  )
}
