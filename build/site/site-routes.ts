import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import type { BuildStore } from './site-store.ts'

/** A page of the prerendered website. */
export interface SiteRoute {
  /** The name of the HTML file. */
  file: string
  /** The path in the page's URL, without the base path. */
  path: string
}

/** Returns whether the website uses hash routing, so that `index.html` shows all screens. */
export function usesHashRouting({ site }: HostPage): boolean {
  return attributeOf(site, 'routing') === 'hash'
}

/** Returns all pages of the prerendered website. */
export function routesOf(page: HostPage, store: BuildStore | null): SiteRoute[] {
  const alwaysWritten = [
    { file: 'index.html', path: '' },
    { file: '404.html', path: '404.html' },
  ]
  if (!page.site || usesHashRouting(page)) return alwaysWritten
  const products = [...(store?.products.keys() ?? [])]
  return [
    ...alwaysWritten,
    { file: 'store/index.html', path: 'store' },
    { file: 'success/index.html', path: 'success' },
    ...products.map((id) => ({
      file: `product/${id}/index.html`,
      path: `product/${encodeURIComponent(id)}`,
    })),
  ]
}
