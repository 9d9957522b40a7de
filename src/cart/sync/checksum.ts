const DIGITS = ' \t\n\r'
/** Two bits each. */
const LENGTH = 16

/** Returns the JSON with a checksum in trailing white space, which JSON parsers skip. */
export function withChecksum(json: string): string {
  let sum = 0
  for (let index = 0; index < json.length; index++)
    sum = Math.imul(sum ^ json.charCodeAt(index), 0x01000193) + 1
  let text = json
  for (let shift = 0; shift < 2 * LENGTH; shift += 2) text += DIGITS[(sum >>> shift) & 3]
  return text
}

/** Whether the text ends with its checksum: a page script, a person or an earlier version writes none. */
export function hasChecksum(text: string | null | undefined): boolean {
  return !!text && withChecksum(text.slice(0, -LENGTH)) === text
}
