import { useLayoutEffect, useRef } from 'react'
import { isVisible, REMOVED_IF_EMPTY } from './allowed-html.ts'
import { type Sanitizer, useSanitizer } from './sanitizer.ts'
import { textFragment } from './text-fragment.ts'
import type { TidyHtml } from './tidy-html.ts'

interface RichTextProps {
  /** Untrusted HTML, from `tidyTexts()`. */
  text: TidyHtml
}

/** Untrusted HTML, sanitized so that only text formatting, links and images remain. */
export function RichText({ text: { html, hasNewlines } }: RichTextProps) {
  const block = useRef<HTMLDivElement>(null)
  const sanitizer = useSanitizer()
  useLayoutEffect(() => {
    if (sanitizer) block.current?.replaceChildren(sanitize(sanitizer, html))
  }, [sanitizer, html])
  // React must keep the prerendered text (website/prerendered-rich-text.tsx) until the sanitized HTML
  // replaces it.
  return (
    <div
      ref={block}
      className="rich-text"
      data-newlines={hasNewlines || undefined}
      dir="auto"
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}

function sanitize(sanitizer: Sanitizer, html: string): DocumentFragment {
  const sanitized = sanitizer.sanitize(html)
  // DOMPurify returns nothing if the page's Content Security Policy forbids it to parse HTML.
  const fragment = sanitized?.hasChildNodes() ? sanitized : textFragment(html)
  for (const element of fragment.querySelectorAll(REMOVED_IF_EMPTY.join()))
    if (!isVisible(element.textContent ?? '') && !element.querySelector('img, hr')) element.remove()
  // These attributes could make the page huge. Images need their height before they load.
  for (const element of fragment.querySelectorAll('[height]:not(img)')) element.removeAttribute('height')
  for (const element of fragment.querySelectorAll('[size]:not(font)')) element.removeAttribute('size')
  for (const list of fragment.querySelectorAll<HTMLElement>(':is(ul, ol):not([dir])')) list.dir = 'auto'
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.loading = 'lazy'
    image.referrerPolicy = 'no-referrer'
    // Browsers reserve space according to these attributes until the image has loaded.
    const isTooTall = Number(image.getAttribute('height')) > 4 * Number(image.getAttribute('width'))
    if (isTooTall) image.removeAttribute('height')
  }
  return fragment
}
