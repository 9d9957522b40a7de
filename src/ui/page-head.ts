import { useLayoutEffect } from 'react'
import { addNoIndex, type PageHead, setPageHead } from '../navigation/page-head.ts'
import { toJson } from '../untrusted/to-json.ts'
import { useWebsite } from './website.ts'

// Re-exported because the build replaces this module as a whole (build/site/page-head.ts).
export { absoluteUrl } from '../navigation/url.ts'

/** Sets the page's title, description and structured data while a screen of `electrician-site` is shown. */
export function usePageHead(head: PageHead): void {
  const website = useWebsite()
  const ownsHead = website?.ownsHead ?? false
  // Compares the content, because `head` is a new object in each render.
  const content = toJson(head)
  // Not in `useEffect`: if Preact renders a new screen twice, its effects run before the previous screen is removed, which
  // then restores the page's own title.
  useLayoutEffect(() => (ownsHead ? setPageHead(JSON.parse(content)) : undefined), [ownsHead, content])
}

/** Keeps search engines from indexing a screen of `electrician-site` while it shows an error. */
export function useNoIndex(isNoIndex: boolean): void {
  const website = useWebsite()
  const applies = isNoIndex && website?.ownsHead
  useLayoutEffect(() => (applies ? addNoIndex() : undefined), [applies])
}
