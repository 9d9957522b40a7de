import { resolveAddress } from './address.ts'

/** Returns the address with its origin, or null without a page or for an address that a link must not lead to. */
export function absoluteAddress(address: string): string | null {
  return typeof location === 'undefined' ? null : (resolveAddress(address)?.href ?? null)
}
