/** `navigation/address.ts` where there is no page: addresses are those of the website that is being written. */
export * from '../../src/navigation/address.ts'

let origin: string | undefined

export function setOrigin(address: string | undefined): void {
  origin = address
}

/** Absolute once the build was told where the website will stand; null without that. */
export function absoluteAddress(address: string): string | null {
  return origin && URL.canParse(address, origin) ? new URL(address, origin).href : null
}
