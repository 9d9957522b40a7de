const DIGITS = ' \t\n\r'
/** Number of checksum characters; each encodes two bits. */
const LENGTH = 16

/** The latest result of `withChecksum`: each change needs it three times, and for a long cart it takes milliseconds. */
let latest = checksumOf('')

/** Appends a checksum to the JSON as trailing white space, which JSON parsers ignore. */
export function withChecksum(json: string): string {
  if (latest.slice(0, -LENGTH) !== json) latest = json + checksumOf(json)
  return latest
}

/** Returns the checksum of a text. */
export function checksumOf(text: string): string {
  let sum = 0
  for (let index = 0; index < text.length; index++)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) + 1
  let checksum = ''
  for (let shift = 0; shift < 2 * LENGTH; shift += 2) checksum += DIGITS[(sum >>> shift) & 3]
  return checksum
}

/**
 * Returns whether the text ends with a valid checksum. Page scripts, manual edits and earlier versions do not write
 * one.
 */
export function hasChecksum(text: string | null | undefined): boolean {
  return !!text && withChecksum(text.slice(0, -LENGTH)) === text
}
