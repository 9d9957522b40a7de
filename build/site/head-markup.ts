import { escapeHtml, jsonForScript } from '../../src/elements/escape-html.ts'
import type { PageHead } from '../../src/navigation/page-head.ts'
import { hasToken } from './host-page.ts'
import type { HtmlElement } from './html-source.ts'

const OPEN_GRAPH = ['og:type', 'og:title', 'og:description', 'og:url', 'og:image']

/** Returns whether the prerendered head markup replaces this element. */
export function isReplacedByHead(element: HtmlElement): boolean {
  if (element.tagName === 'link') return hasToken(element, 'rel', ['canonical'])
  if (element.tagName !== 'meta') return element.tagName === 'title'
  return hasToken(element, 'name', ['description']) || hasToken(element, 'property', OPEN_GRAPH)
}

/** Returns the same head markup that the script creates: title, description, canonical URL, Open Graph tags and structured data. */
export function headMarkup({ title, description, canonical, image, data = [], isNoIndex }: PageHead): string {
  const meta = (key: string, name: string, content: string | null | undefined) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isNoIndex ? '<meta name="robots" content="noindex" data-electrician-elements="page">' : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    ...data.map((item) => {
      const json = jsonForScript({ '@context': 'https://schema.org', ...item })
      return `<script type="application/ld+json" data-electrician-elements="page">${json}</script>`
    }),
  ]
  return lines.filter(Boolean).join('\n    ')
}
