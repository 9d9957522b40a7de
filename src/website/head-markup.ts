import type { PageHead } from '../navigation/page-head.ts'
import { escapeHtml, jsonForScript } from '../runtime/hydration/escape-html.ts'
import { hasToken } from './host-page.ts'
import type { HtmlElement } from './html-source.ts'

const PROPERTIES = [
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
]

/** The picture that social networks show with a link to the page. */
export interface PagePicture {
  /** The absolute URL of the picture. */
  url: string
  alt: string
  size?: { width: number; height: number }
}

/** The page in one of the website's languages. */
export interface Alternate {
  /** BCP 47 language tag, or `x-default` for visitors whose language the website lacks. */
  language: string
  /** The absolute URL of the page. */
  url: string
}

/** The content of a prerendered page's head. */
export interface PrerenderedHead extends Omit<PageHead, 'image'> {
  /** The name of the website. */
  siteName: string
  picture: PagePicture | null
  /** The page in all languages, if the website has several. */
  alternates: readonly Alternate[]
}

/** Returns whether an element in the owner's `<head>` is replaced by prerendered markup. */
export function isReplacedByHead(element: HtmlElement): boolean {
  if (element.tagName === 'link') return hasToken(element, 'rel', ['canonical'])
  if (element.tagName !== 'meta') return element.tagName === 'title'
  return (
    hasToken(element, 'name', ['description', 'twitter:card']) || hasToken(element, 'property', PROPERTIES)
  )
}

/**
 * Returns the markup for a page's `<head>`: title, description, canonical URL, tags for social networks and structured
 * data. When the visitor opens another screen, the script updates these elements and removes the picture and
 * the links to other languages, which are marked with `data-electrician-elements`.
 */
export function headMarkup(head: PrerenderedHead): string {
  const { title, description, canonical, type = 'website', data = [], isNoIndex } = head
  const { siteName, picture, alternates } = head
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isNoIndex ? marked(meta('name', 'robots', 'noindex')) : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...alternates.map(({ language, url }) =>
      marked(`<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`),
    ),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', siteName),
    ...(picture ? pictureLines(picture) : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data.map((item) => {
      const json = jsonForScript({ '@context': 'https://schema.org', ...item })
      return `<script type="application/ld+json" data-electrician-elements="page">${json}</script>`
    }),
  ]
  return lines.filter(Boolean).join('\n    ')
}

function pictureLines({ url, alt, size }: PagePicture): string[] {
  return [
    marked(meta('property', 'og:image', url)),
    size ? marked(meta('property', 'og:image:width', `${size.width}`)) : '',
    size ? marked(meta('property', 'og:image:height', `${size.height}`)) : '',
    marked(meta('property', 'og:image:alt', alt)),
  ]
}

function meta(key: string, name: string, content: string | null | undefined): string {
  return content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''
}

/**
 * Marks an element that describes only this page, so that the script removes it when the visitor opens another page.
 */
function marked(element: string): string {
  return element.replace(/>$/, ' data-electrician-elements="page">')
}
