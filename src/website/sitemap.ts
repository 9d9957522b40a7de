import { escapeHtml } from '../runtime/hydration/escape-html.ts'

/** A page that search engines may index. */
export interface SitemapEntry {
  /** The canonical URL. */
  url: string
  /** When the page's content last changed; null if unknown. */
  modifiedAt: string | null
}

/** Returns the sitemap as XML, in the format of sitemaps.org. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, modifiedAt }) => {
    const modified = modifiedAt ? `<lastmod>${escapeHtml(modifiedAt)}</lastmod>` : ''
    return `  <url><loc>${escapeHtml(url)}</loc>${modified}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Returns the text of a robots.txt file that allows all pages and, if there is a sitemap, names its URL. */
export function robotsText(sitemapUrl: string | null): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`
}

/** Matches the date formats that sitemaps allow. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Returns the newest date among those whose format sitemaps allow, or null if there is none. */
export function newestDate(dates: readonly (string | null)[]): string | null {
  const valid = dates.filter((date) => date !== null && DATE.test(date) && !Number.isNaN(Date.parse(date)))
  return valid.toSorted((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''))[0] ?? null
}
