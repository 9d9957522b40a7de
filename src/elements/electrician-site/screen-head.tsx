import { absoluteUrl, usePageHead } from '#page-head'
import type { PageHead } from '../../navigation/page-head.ts'

interface ScreenHeadProps extends Pick<PageHead, 'title' | 'description' | 'isNoIndex'> {
  /** The canonical URL of the screen, if it has one. May be relative. */
  url?: string
}

/** Sets the title and the description of the page while a screen is shown. */
export function ScreenHead({ url, ...head }: ScreenHeadProps) {
  usePageHead({ ...head, canonical: url === undefined ? null : absoluteUrl(url) })
  return null
}
