interface ModifierKeys {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Returns whether Ctrl, Command or Alt was pressed. Such key combinations belong to the browser: for example, Alt and the
 * left arrow key go back.
 */
export function hasModifier({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || altKey
}
