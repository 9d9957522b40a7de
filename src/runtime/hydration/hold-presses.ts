/*
 * Buttons of prerendered markup do nothing before hydration, except those that post a form. Links work
 * without scripts. Presses on buttons are therefore kept in order, and repeated after hydration.
 */

/** The presses on the buttons of prerendered markup. */
export interface HeldPresses {
  /** The pressed buttons in the order of the presses. */
  buttons: HTMLButtonElement[]
  /** Stops keeping presses, so that buttons work. */
  stop: () => void
}

/** The loader and its modules are separate bundles, so they share this property of the container. */
const KEY = Symbol.for('electrician-elements-presses')

/** Buttons that are disabled until the page knows the stock. */
export const WAITING = 'button[data-waiting]'

/** Keeps presses in prerendered markup. Returns the same object until the presses are no longer kept. */
export function holdPresses(container: Element): HeldPresses {
  const known: HeldPresses | undefined = Reflect.get(container, KEY)
  if (known) return known
  const listening = new AbortController()
  const held: HeldPresses = {
    buttons: [],
    stop() {
      listening.abort()
      Reflect.deleteProperty(container, KEY)
    },
  }
  // Also called for a form without a button, which Enter submits. The browser itself can send a form with an
  // address.
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLFormElement>('button, form')
    if (!control || (event.type === 'click' && control instanceof HTMLFormElement)) return
    const form =
      control instanceof HTMLFormElement ? control : control.type === 'submit' ? control.form : null
    if (form?.method === 'post') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control instanceof HTMLButtonElement) held.buttons.push(control)
  }
  const options = { capture: true, signal: listening.signal }
  for (const type of ['click', 'submit']) container.addEventListener(type, hold, options)
  // A press on a button that waits for the stock is kept too.
  for (const button of container.querySelectorAll<HTMLButtonElement>(WAITING)) button.disabled = false
  Reflect.set(container, KEY, held)
  return held
}
