/** Returns the ASCII form of an Arabic, Persian or full-width digit. Its value is in its last four bits. */
export function plainDigit(digit: string): string {
  return `${digit.charCodeAt(0) & 15}`
}
