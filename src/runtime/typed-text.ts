import { documentProperty } from '../navigation/page-document.ts'
import { pageBody } from './page-body.ts'

const CONTROLS = 'a[href], button, input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Transfers typed text and focus from prerendered controls to the controls that replace them. */
export interface TypedText {
  /** Restores texts and focus. Must run before the browser paints. */
  restore(): void
  /** Restores checkboxes, and tells components about all restored values. Must run after the components' effects. */
  announce(): void
}

/**
 * Remembers the controls of prerendered markup. If the markup differs from what the component renders, React replaces
 * all of it. Minifiers that remove comments and browser extensions that insert elements cause such differences.
 */
export function rememberTypedText(markup: Element): TypedText {
  const controls = controlsIn(markup)
  const { activeElement } = markup.getRootNode() as ShadowRoot
  let focused = markup.contains(activeElement) ? activeElement : null
  const listeners = new AbortController()
  markup.addEventListener('focusin', remember, { signal: listeners.signal })
  markup.addEventListener('focusout', forget, { signal: listeners.signal })

  function remember({ target }: Event): void {
    focused = target as Element
  }

  function forget({ target }: Event): void {
    // Waits, because browsers also send this event when React removes the focused control.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  }

  /** Returns each replaced control with the control that has replaced it. */
  function replaced(): (readonly [before: Element, after: HTMLElement])[] {
    const current = controlsIn(markup)
    return [...controls].flatMap(([key, before]) => {
      const after = current.get(key)
      return before.isConnected || !after ? [] : [[before, after] as const]
    })
  }

  return {
    restore() {
      const pairs = replaced()
      for (const [before, after] of pairs) if (hasTypedText(before)) setValue(after as Field, before.value)
      // Focus is also lost if Preact has moved the control.
      const target = pairs.find(([before]) => before === focused)?.[1] ?? focused
      const isFocusLost = documentProperty('activeElement') === pageBody()
      if (focused && target?.isConnected && isFocusLost) restoreFocus(focused, target as HTMLElement)
      listeners.abort()
    },
    announce() {
      for (const [before, after] of replaced()) {
        if (hasTypedText(before)) {
          // A component may have reset the field. Otherwise, the visitor may have typed more.
          if (!hasTypedText(after)) setValue(after as Field, before.value)
          for (const type of ['input', 'change']) after.dispatchEvent(new Event(type, { bubbles: true }))
        }
        if (isCheckable(before) && isCheckable(after) && before.checked !== after.checked) after.click()
      }
      controls.clear()
    },
  }
}

/** Returns links, buttons and fields by a key that is the same before and after they are replaced. */
function controlsIn(markup: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  const counts = new Map<string, number>()
  for (const control of markup.querySelectorAll<HTMLElement>(CONTROLS)) {
    const kind = ['name', 'value', 'href'].map((name) => control.getAttribute(name)).join(' ')
    const name = `${control.localName} ${kind}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    found.set(`${name} ${count}`, control)
  }
  return found
}

function isCheckable(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
}

function hasTypedText(control: Element): control is Field {
  if (control instanceof HTMLSelectElement) return true
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
  return isText && !isCheckable(control) && control.value !== control.defaultValue
}

/** Sets a field's value without React noticing, so that React handles the event that follows. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function restoreFocus(before: Element, after: HTMLElement): void {
  after.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)) return
  // Null for fields without a text cursor, such as email fields.
  const { selectionStart, selectionEnd } = before
  if (selectionStart !== null) (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
