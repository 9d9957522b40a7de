import { useLayoutEffect, useRef } from 'react'
import { type Purifier, usePurifier } from './purifier.ts'
import { withoutInline } from './without-inline.ts'

interface RichTextProps {
  /** Untrusted HTML. */
  html: string
}

/** Formatted text from outside. The only sanitiser: what is not plain formatting does not get past here. */
export function RichText({ html }: RichTextProps) {
  const block = useRef<HTMLDivElement>(null)
  const purifier = usePurifier()
  useLayoutEffect(() => {
    if (purifier) block.current?.replaceChildren(sanitize(purifier, html))
  }, [purifier, html])
  return <div ref={block} className="rich-text" />
}

const ALLOWED = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'audio',
    'video',
    'template',
    'slot',
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'id',
    'name',
    'part',
    'slot',
    'popover',
    'autofocus',
    'tabindex',
    'background',
  ],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

function sanitize(purifier: Purifier, html: string): DocumentFragment {
  const fragment = purifier.sanitize(withoutInline(html), ALLOWED as unknown as { RETURN_DOM_FRAGMENT: true })
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
