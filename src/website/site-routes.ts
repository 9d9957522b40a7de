import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import type { SiteVersion } from './site-language.ts'
import type { BuildStore } from './site-store.ts'

/** A page of the prerendered website. */
export interface SiteRoute {
  /** The name of the HTML file, relative to the website's folder. */
  file: string
  /** The path in the page's URL, without the base path. */
  path: string
}

/** Returns whether the website uses hash routing, so that `index.html` shows all screens. */
export function usesHashRouting({ site }: HostPage): boolean {
  return attributeOf(site, 'routing') === 'hash'
}

/**
 * Returns the prerendered pages of the website in a language. Hosts support one page for unknown URLs, so only the first
 * language, which is in no folder, has it.
 */
export function routesOf({ page, folder }: SiteVersion, store: BuildStore | null): SiteRoute[] {
  const alwaysWritten = [
    { file: `${folder}index.html`, path: '' },
    ...(folder ? [] : [{ file: '404.html', path: '404.html' }]),
  ]
  if (!page.site || usesHashRouting(page)) return alwaysWritten
  // A store that the build cannot request still has its screens.
  if (!page.store.settings) return alwaysWritten
  const products = [...(store?.products.keys() ?? [])]
  return [
    ...alwaysWritten,
    { file: `${folder}store/index.html`, path: 'store' },
    { file: `${folder}success/index.html`, path: 'success' },
    ...products.map((id) => ({
      file: `${folder}product/${id}/index.html`,
      path: `product/${encodeURIComponent(id)}`,
    })),
  ]
}
