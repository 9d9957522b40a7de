import type { PageHead } from '../../src/navigation/page-head.ts'
import { escapeHtml } from './host-page.ts'

const OURS =
  /^<title\b|^<meta\b[^>]*\b(?:name=["']?description|property=["']?og:(?:type|title|description|url|image))\b|^<link\b[^>]*\brel=["']?canonical\b/i

/** Whether a piece of the page says what a screen says of itself. */
export function isReplacedByHead(piece: string): boolean {
  return OURS.test(piece)
}

/** A screen's title, description, canonical address, Open Graph tags and structured data, as the script would put them. */
export function headMarkup({
  title,
  description,
  canonical,
  image,
  data = [],
  isUnlisted,
}: PageHead): string {
  const meta = (key: string, name: string, content: string | null | undefined) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isUnlisted ? '<meta name="robots" content="noindex" data-electrician-elements="page">' : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    ...data.map((one) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...one }).replaceAll('<', '\\u003c')
      return `<script type="application/ld+json" data-electrician-elements="page">${json}</script>`
    }),
  ]
  return lines.filter(Boolean).join('\n    ')
}
