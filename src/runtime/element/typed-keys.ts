const FIELDS = 'input, select, textarea, [contenteditable]'
const TYPING_KEYS = /^(.|Enter|Backspace|Delete|Arrow\w+|Home|End|Page\w+|Dead|Process|Unidentified)$/u

/**
 * Keeps key presses in form fields inside the shadow root. Many pages have keyboard shortcuts that ignore
 * fields by checking `event.target`, but outside the shadow root the target is the custom element. Such a
 * page would swallow the text that a visitor types. Escape and shortcuts with modifier keys still reach the
 * page. Keys of an input method, which composes or confirms text, do nothing else.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event as KeyboardEvent) && root.contains(event.target as Node))
        event.stopImmediatePropagation()
    },
    true,
  )
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => {
      // Slotted content belongs to the page.
      const isInField =
        event.target instanceof Element && event.target.matches(FIELDS) && root.contains(event.target)
      // Browsers send key events without a key when they fill in a form.
      if (isInField && event instanceof KeyboardEvent && isTyping(event)) event.stopPropagation()
    })
}

/** Safari sends the key that ends a composition after the composition, with the key code of input methods. */
function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

function isTyping(event: KeyboardEvent): boolean {
  // AltGr types characters, but on Windows the event also has `ctrlKey` and `altKey`.
  const isAltGraph = event.getModifierState('AltGraph')
  // On macOS, Option types characters. On other systems, Alt with a letter or digit is a shortcut.
  const isShortcut = event.ctrlKey || event.metaKey || (event.altKey && /^(\w|[A-Z]\w+)$/.test(event.key))
  return TYPING_KEYS.test(event.key) && (isAltGraph || !isShortcut)
}
