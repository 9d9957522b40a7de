import { useLayoutEffect } from 'react'
import { type PageHead, setPageHead } from '../navigation/page-head.ts'
import { useWebsite } from './website-context.ts'

// Re-exported because the build replaces this module as a whole (src/website/collect-page-head.ts).
export { absoluteUrl } from '../navigation/url.ts'

/** Sets the page's title, description and structured data while a screen is shown. Memoize `head.data`. */
export function usePageHead(head: PageHead): void {
  const website = useWebsite()
  const ownsHead = website?.ownsHead ?? false
  const { type, title, description, canonical, image, data, isNoIndex } = head
  // Not in `useEffect`: if Preact renders a new screen twice, its effects run before the previous screen is
  // removed, which then restores the page's own title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares fields; `head` is new in each render
  useLayoutEffect(
    () => (ownsHead ? setPageHead(head) : undefined),
    [ownsHead, type, title, description, canonical, image, data, isNoIndex],
  )
}
