import type { PageHead } from '../../src/navigation/page-head.ts'

let origin: string | undefined
let collected: PageHead | undefined

/** Sets the origin of the website that is written; undefined if it is not known. */
export function setOrigin(address: string | undefined): void {
  origin = address
}

/** Returns the address with the website's origin; null if that is not known. */
export function absoluteUrl(address: string): string | null {
  return origin && URL.canParse(address, origin) ? new URL(address, origin).href : null
}

/** Keeps a screen's head instead of changing a document. */
export function usePageHead(head: PageHead): void {
  collected = head
}

/** Returns the head of the screen that was just rendered. */
export function takeHead(): PageHead | undefined {
  const head = collected
  collected = undefined
  return head
}
