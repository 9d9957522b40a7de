import { useLayoutEffect, useRef } from 'react'
import { type Sanitizer, useSanitizer } from '#sanitizer'
import { withoutInline } from './without-inline.ts'

interface RichTextProps {
  /** Untrusted HTML. */
  html: string
}

/** Formatted text from outside. The only sanitiser: what is not plain formatting does not get past here. */
export function RichText({ html }: RichTextProps) {
  const block = useRef<HTMLDivElement>(null)
  const sanitizer = useSanitizer()
  useLayoutEffect(() => {
    if (sanitizer) block.current?.replaceChildren(sanitize(sanitizer, html))
  }, [sanitizer, html])
  // What a prerendered page has in it (build/site/rich-text.tsx) stays until its formatting takes its place.
  return (
    <div ref={block} className="rich-text" dir="auto" suppressHydrationWarning>
      {''}
    </div>
  )
}

/** What text is formatted with. No forms, no media that play, nothing that is named, styled or run. */
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
  const fragment = sanitizer.sanitize(withoutInline(html), FORMATTING) ?? document.createDocumentFragment()
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
