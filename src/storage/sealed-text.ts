const MARKS = ' \t\n\r'

/**
 * The same JSON with a checksum behind it, written in white space that readers of JSON pass over. It tells our own words
 * from those that a person, a page or another program has put in their place.
 */
export function seal(json: string): string {
  let sum = 0
  for (let index = 0; index < json.length; index++)
    sum = Math.imul(sum ^ json.charCodeAt(index), 0x01000193) + 1
  return json + Array.from({ length: 16 }, (_, digit) => MARKS[(sum >>> (2 * digit)) & 3]).join('')
}

export function isSealed(text: string | null): boolean {
  return text !== null && seal(text.slice(0, -16)) === text
}
