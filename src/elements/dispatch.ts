import { deepFreeze } from './deep-freeze.ts'

/** Dispatches an event that crosses shadow roots. Returns false when the page has prevented its default action. */
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
