import { delay } from '../../navigation/lazy.ts'
import { documentProperty } from '../../navigation/page-document.ts'
import { pageBody } from '../page/page-body.ts'
import { holdPresses, WAITING } from './hold-presses.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Content = Pick<HTMLInputElement, 'value' | 'checked' | 'files'>

/** How long a press waits until its button is enabled, and how often it looks. */
const MAX_WAIT_MS = 10_000
const INTERVAL_MS = 50

/** What a visitor does in prerendered markup before it is hydrated. */
export interface Actions {
  /** Restores the content of fields, and the focus. Must run before the browser paints. */
  restore(): void
  /** Tells components about the content, then repeats the presses. Must run after the components' effects. */
  replay(): Promise<void>
}

/**
 * Remembers what the visitor has done in prerendered markup, and keeps recording until it is hydrated. Preact
 * resets the fields that it hydrates. If the markup differs from what the component renders, all of it is
 * replaced. Causes are minifiers that remove comments and browser extensions that insert elements.
 */
export function rememberActions(markup: Element): Actions {
  const presses = holdPresses(markup)
  // Hydration expects them as the component renders them.
  for (const button of markup.querySelectorAll<HTMLButtonElement>(WAITING)) button.disabled = true
  const keys = controlsIn(markup)
  /** The fields that the visitor has changed, in the order of the changes. */
  const changed = new Map<Field, Content>()
  const { activeElement } = markup.getRootNode() as ShadowRoot
  let focused = markup.contains(activeElement) ? activeElement : null
  const listening = new AbortController()
  listen('focusin', (target) => {
    focused = target
  })
  listen('focusout', (target) =>
    // Later, because browsers also send this event when the focused control is removed.
    queueMicrotask(() => {
      if (focused === target && target.isConnected) focused = null
    }),
  )
  for (const type of ['input', 'change']) listen(type, (target) => isField(target) && remember(target))
  for (const control of keys.keys()) if (isField(control) && isChanged(control)) remember(control)

  function listen(type: string, onEvent: (target: Element) => void): void {
    markup.addEventListener(type, ({ target }) => onEvent(target as Element), { signal: listening.signal })
  }

  function remember(field: Field): void {
    const { value, checked, files } = field as HTMLInputElement
    changed.delete(field)
    changed.set(field, { value, checked, files })
  }

  /** Returns a control of the hydrated markup; undefined if it no longer exists. */
  function find<Control extends Element>(control: Control): Control | undefined {
    if (control.isConnected) return control
    const key = keys.get(control)
    return [...controlsIn(markup)].find(([, other]) => other === key)?.[0] as Control | undefined
  }

  return {
    restore() {
      for (const [before, content] of changed) {
        const field = find(before)
        if (field) setContent(field, content)
      }
      // Focus is also lost if Preact has moved the control.
      const target = focused && find(focused)
      if (focused && target && documentProperty('activeElement') === pageBody()) restoreFocus(focused, target)
    },
    async replay() {
      listening.abort()
      presses.stop()
      const fields = [...changed].map(([before, content]) => ({ field: find(before), content }))
      for (const { field, content } of fields) if (field) announce(field, content)
      if (fields.some(({ field }) => !field)) return
      for (const pressed of withoutRepeats(presses.buttons)) {
        const button = await whenEnabled(() => find(pressed))
        // The visitor may have chosen something that no longer exists. The next button could then order
        // something else.
        if (!button) return
        button.click()
      }
    },
  }
}

/** Returns a button when the components have rendered and the stock has been checked. */
async function whenEnabled(
  find: () => HTMLButtonElement | undefined,
): Promise<HTMLButtonElement | undefined> {
  for (let waited_ms = 0; ; waited_ms += INTERVAL_MS) {
    await delay(waited_ms && INTERVAL_MS)
    const button = find()
    if (!button?.disabled || waited_ms > MAX_WAIT_MS) return button
  }
}

/** Returns links, buttons and fields with a key that is the same after hydration has replaced them. */
function controlsIn(markup: Element): Map<Element, string> {
  const counts = new Map<string, number>()
  const controls = [...markup.querySelectorAll('a[href], button, input, select, textarea')]
  return new Map(
    controls.map((control) => {
      const names = ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name))
      const value = isCheckable(control) && control.value
      const text = control.localName === 'button' && control.textContent
      const card = control.closest('article, li')?.querySelector('a')?.getAttribute('href')
      const key = JSON.stringify([control.localName, ...names, value, text, card])
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return [control, `${key}${count}`]
    }),
  )
}

/** Buttons pressed several times out of impatience do their work once. Each press on + or − counts. */
function withoutRepeats(buttons: readonly HTMLButtonElement[]): HTMLButtonElement[] {
  return buttons.filter(
    (button, index) => button.matches('.stepper-button') || buttons.lastIndexOf(button) === index,
  )
}

function isField(control: Element): control is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => control instanceof type)
}

function isCheckable(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find((option) => option.hasAttribute('selected')) ?? field.options[0]
    return initial?.selected === false
  }
  // The radio button that was selected first needs no press. Selecting another one deselects it.
  if (isCheckable(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/** Sets a field's content without React noticing, so that React handles the events that follow. */
function setContent(field: Field, { value, checked, files }: Content): void {
  if (isCheckable(field)) setProperty(field, 'checked', checked)
  else if (field.type !== 'file') setProperty(field, 'value', value)
  else if (Reflect.get(field, 'files') !== files) setProperty(field, 'files', files)
}

function setProperty(field: Field, name: keyof Content, value: unknown): void {
  Reflect.set(Object.getPrototypeOf(field), name, value, field)
}

function announce(field: Field, content: Content): void {
  if (isCheckable(field)) {
    // React ignores a press that changes nothing.
    field.checked = !content.checked
    field.click()
    return
  }
  setContent(field, content)
  const types = ['input', 'change', ...(field.matches(':focus') ? [] : ['focusout'])]
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}

function restoreFocus(before: Element, after: Element): void {
  ;(after as HTMLElement).focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)) return
  // Null for fields without a text cursor, such as email fields.
  const { selectionStart, selectionEnd } = before
  if (selectionStart !== null) (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
