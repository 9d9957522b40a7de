import { useLayoutEffect, useRef } from 'react'
import { type Sanitizer, useSanitizer } from '#sanitizer'
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

/** The allowed HTML elements and attributes. Forms, audio, video, scripts, styles, ids and names are not allowed. */
const FORMATTING = {
  ALLOWED_TAGS: (
    'a abbr acronym address article aside b bdi bdo big blockquote body br caption center cite code col colgroup data dd del ' +
    'details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark ' +
    'menu nav nobr ol p picture pre q rp rt ruby s samp search section small source span strike strong sub summary sup table ' +
    'tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
  ALLOWED_ATTR: (
    'align alt bgcolor border cellpadding cellspacing clear color colspan dir download face headers ' +
    'height hidden href hreflang lang media noshade nowrap open reversed role rowspan scope size sizes span src ' +
    'srcset start title translate type valign value width'
  ).split(' '),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

function sanitize(sanitizer: Sanitizer, html: string): DocumentFragment {
  const fragment = sanitizer.sanitize(stripInlineCode(html), FORMATTING) ?? document.createDocumentFragment()
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
