import type { PageHead } from '../../src/navigation/page-head.ts'

let collected: PageHead | undefined

/** `usePageHead` while prerendering: keeps the head instead of changing a document. */
export function usePageHead(head: PageHead): void {
  collected = head
}

/** What is prerendered has been loaded. */
export function useUnlistedPage(): void {}

/** What the screen that was just rendered has said. */
export function takeHead(): PageHead | undefined {
  const head = collected
  collected = undefined
  return head
}
