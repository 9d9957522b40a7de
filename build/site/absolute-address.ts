let origin: string | undefined

/** Sets the origin of the website that is written; undefined if it is not known. */
export function setOrigin(address: string | undefined): void {
  origin = address
}

/** Returns the address with the website's origin; null if that is not known. */
export function absoluteAddress(address: string): string | null {
  return origin && URL.canParse(address, origin) ? new URL(address, origin).href : null
}
