/*
 * Buttons of prerendered markup do nothing before hydration, except those that post a form. Links work without scripts.
 * A press on a button is therefore kept, and repeated after hydration.
 */

interface HeldPress {
  listening: AbortController
  /** The position of the pressed button among all buttons, because hydration replaces buttons if the markup was changed. */
  position: number
}

/** The loader and its modules are separate bundles, so they share this property of the container. */
const KEY = Symbol.for('electrician-elements-press')

/** Keeps the last press on a button in prerendered markup. Does nothing if presses are kept already. */
export function holdPresses(container: Element, onPress = (): void => {}): void {
  if (Reflect.has(container, KEY)) return
  const held: HeldPress = { listening: new AbortController(), position: -1 }
  Reflect.set(container, KEY, held)
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button')
    // The browser itself can send a form with an address.
    if (!button || (button.type === 'submit' && button.form?.method === 'post')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.position = [...container.querySelectorAll('button')].indexOf(button)
    onPress()
  }
  container.addEventListener('click', hold, { capture: true, signal: held.listening.signal })
}

/** Stops keeping presses. Returns the button that the visitor pressed; undefined if there is none. */
export function releasePress(container: Element): HTMLElement | undefined {
  const held: HeldPress | undefined = Reflect.get(container, KEY)
  if (!held) return undefined
  held.listening.abort()
  Reflect.deleteProperty(container, KEY)
  return container.querySelectorAll('button')[held.position]
}
