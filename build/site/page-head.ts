import type { PageHead } from '../../src/navigation/page-head.ts'

let collected: PageHead | undefined

/** `components/ui/page-head.ts` where there is no head to change: keeps what a screen says of itself. */
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
