interface ModifierKeys {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Returns whether Ctrl, Command or Alt was pressed. Browsers use such shortcuts: Alt+Left goes back. */
export function hasModifier({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || altKey
}
