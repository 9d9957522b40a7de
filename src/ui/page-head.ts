import { useEffect } from 'react'
import { type PageHead, setPageHead, unlistPage } from '../navigation/page-head.ts'
import { useWebsite } from './website.ts'

// Exported here too, because the build replaces it together with `usePageHead` (build/site/page-head.ts).
export { absoluteAddress } from '../navigation/absolute-address.ts'

/** Gives the page its title, description and structured data while a screen of our own website is shown. */
export function usePageHead(head: PageHead): void {
  const website = useWebsite()
  const ownsHead = website?.ownsHead ?? false
  // The head's content decides, not the object that carries it.
  const content = JSON.stringify(head)
  useEffect(() => (ownsHead ? setPageHead(JSON.parse(content)) : undefined), [ownsHead, content])
}

/** Keeps search engines away for as long as a screen of our own website shows an error in the place of its content. */
export function useUnlistedPage(isUnlisted: boolean): void {
  const website = useWebsite()
  const applies = isUnlisted && website?.ownsHead
  useEffect(() => (applies ? unlistPage() : undefined), [applies])
}
