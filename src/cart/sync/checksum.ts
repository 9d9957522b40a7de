const DIGITS = ' \t\n\r'
/** Number of checksum characters; each encodes two bits. */
const LENGTH = 16

/** Appends a checksum to the JSON as trailing white space, which JSON parsers ignore. */
export function withChecksum(json: string): string {
  let sum = 0
  for (let index = 0; index < json.length; index++)
    sum = Math.imul(sum ^ json.charCodeAt(index), 0x01000193) + 1
  let text = json
  for (let shift = 0; shift < 2 * LENGTH; shift += 2) text += DIGITS[(sum >>> shift) & 3]
  return text
}

/**
 * Returns whether the text ends with a valid checksum. Page scripts, manual edits and earlier versions do not write
 * one.
 */
export function hasChecksum(text: string | null | undefined): boolean {
  return !!text && withChecksum(text.slice(0, -LENGTH)) === text
}
