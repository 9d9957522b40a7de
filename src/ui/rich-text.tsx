import { useLayoutEffect, useRef } from 'react'
import { ALLOWED_HTML } from './allowed-html.ts'
import { type Sanitizer, useSanitizer } from './sanitizer.ts'
import { stripInlineCode } from './strip-inline-code.ts'

interface RichTextProps {
  /** Untrusted HTML. */
  html: string
}

/** Untrusted HTML, sanitized so that only text formatting, links and images remain. */
export function RichText({ html }: RichTextProps) {
  const block = useRef<HTMLDivElement>(null)
  const sanitizer = useSanitizer()
  useLayoutEffect(() => {
    if (sanitizer) block.current?.replaceChildren(sanitize(sanitizer, html))
  }, [sanitizer, html])
  // React must keep the prerendered text (build/site/rich-text.tsx) until the sanitized HTML replaces it.
  return (
    <div ref={block} className="rich-text" dir="auto" suppressHydrationWarning>
      {''}
    </div>
  )
}

function sanitize(sanitizer: Sanitizer, html: string): DocumentFragment {
  const fragment =
    sanitizer.sanitize(stripInlineCode(html), ALLOWED_HTML) ?? document.createDocumentFragment()
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.loading = 'lazy'
    image.referrerPolicy = 'no-referrer'
  }
  return fragment
}
