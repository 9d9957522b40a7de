import { escapeHtml, jsonForScript } from '../../src/elements/escape-html.ts'
import type { PageHead } from '../../src/navigation/page-head.ts'
import { hasToken } from './host-page.ts'
import type { HtmlElement } from './html-source.ts'

const OPEN_GRAPH = ['og:type', 'og:title', 'og:description', 'og:url', 'og:image']

/** Whether a screen's head has an element in place of this one. */
export function isReplacedByHead(element: HtmlElement): boolean {
  if (element.tagName === 'link') return hasToken(element, 'rel', ['canonical'])
  if (element.tagName !== 'meta') return element.tagName === 'title'
  return hasToken(element, 'name', ['description']) || hasToken(element, 'property', OPEN_GRAPH)
}

/** A screen's title, description, canonical address, Open Graph tags and structured data, as the script would put them. */
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
    ...data.map((one) => {
      const json = jsonForScript({ '@context': 'https://schema.org', ...one })
      return `<script type="application/ld+json" data-electrician-elements="page">${json}</script>`
    }),
  ]
  return lines.filter(Boolean).join('\n    ')
}
