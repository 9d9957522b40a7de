/** Returns whether a boolean attribute with this text is true. */
export function isSet(text: string | null): boolean {
  return text !== null && text.trim().toLowerCase() !== 'false'
}
