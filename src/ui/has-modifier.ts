interface ModifierKeys {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Returns whether Ctrl, Command or Alt was pressed. Such shortcuts belong to the browser. For example,
 * Alt+Left goes back.
 */
export function hasModifier({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || altKey
}
