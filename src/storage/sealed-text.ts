const MARKS = ' \t\n\r'

/**
 * The same JSON with a checksum behind it, written in white space that readers of JSON pass over. It tells our own words
 * from those that a person, a page or another program has put in their place.
 */
export function seal(json: string): string {
  let sum = 0
  for (let index = 0; index < json.length; index++)
    sum = Math.imul(sum ^ json.charCodeAt(index), 0x01000193) + 1
  let sealed = json
  for (let shift = 0; shift < 32; shift += 2) sealed += MARKS[(sum >>> shift) & 3]
  return sealed
}

export function isSealed(text: string | null | undefined): boolean {
  return !!text && seal(text.slice(0, -16)) === text
}
