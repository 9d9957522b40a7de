import { useEffect } from 'react'
import { type PageHead, setPageHead } from '../../navigation/page-head.ts'
import { useWebsite } from './website.ts'

/** Gives the page its title, description and structured data while a screen of our own website is shown. */
export function usePageHead(head: PageHead): void {
  const website = useWebsite()
  const ownsHead = website?.ownsHead ?? false
  // The head's content decides, not the object that carries it.
  const content = JSON.stringify(head)
  useEffect(() => (ownsHead ? setPageHead(JSON.parse(content)) : undefined), [ownsHead, content])
}
