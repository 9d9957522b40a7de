import type { Business } from '../../src/business/business.ts'
import { matchRoute } from '../../src/navigation/routes.ts'
import { absoluteUrl } from './collect-page-head.ts'
import type { HostPage } from './host-page.ts'
import type { HtmlElement } from './html-source.ts'
import { chooseIcon } from './icon-choice.ts'
import { pageMarkup } from './page-markup.ts'
import { productPicture, writeSharePicture } from './page-picture.ts'
import { loadRenderer } from './pictures/render-png.ts'
import { renderScreen, stateOf } from './render-screen.ts'
import type { FileSources, WriteFile } from './site-files.ts'
import { writeIcons } from './site-icons.ts'
import type { SiteRoute } from './site-routes.ts'
import { type BuildStore, initialDataFor, modifiedAt, productAt } from './site-store.ts'
import { robotsText, type SitemapEntry, sitemapXml } from './sitemap.ts'
import { moduleLinks, type WebsiteModules } from './website-modules.ts'

interface PagesOptions {
  page: HostPage
  /** The `<electrician-site>` element. */
  site: HtmlElement
  business: Business
  routes: readonly SiteRoute[]
  store: BuildStore | null
  sources: FileSources
  /** URL of the website's stylesheet. */
  stylesheet: string
  /** The modules that replace the page's script; null if the script stays. */
  modules: WebsiteModules | null
  write: WriteFile
  log: (message: string) => void
}

/**
 * Writes the prerendered pages and the files that describe the website to browsers, search engines and social networks.
 */
export async function writePages(options: PagesOptions): Promise<void> {
  const { page, site, business, routes, store, sources, stylesheet, modules, write, log } = options
  const { base } = sources
  const { name } = business
  const state = stateOf(page)
  await loadRenderer()
  const icon = chooseIcon({ page, facts: business, sources, log })
  const iconLinks = writeIcons({ page, icon, name, base, write })
  const { locale } = state
  const sharePicture = writeSharePicture(business, { icon, base, locale, write })
  const entries: SitemapEntry[] = []
  for (const { file, path } of routes) {
    const initialData = initialDataFor(store, path)
    const screen = await renderScreen({ tag: page.tag, state, path: base + path, initialData, stylesheet })
    const product = productAt(store, path)
    const picture = (product && productPicture(product)) ?? sharePicture
    const links = [
      ...(modules ? moduleLinks(modules, matchRoute(path).screen, base, locale) : []),
      ...iconLinks,
    ]
    write(file, pageMarkup(page, site, { screen, stylesheet, links, siteName: name, picture }))
    const { canonical, isNoIndex } = screen.head ?? {}
    if (canonical && !isNoIndex && !entries.some(({ url }) => url === canonical))
      entries.push({ url: canonical, modifiedAt: modifiedAt(store, path) })
  }
  const sitemapUrl = absoluteUrl(`${base}sitemap.xml`)
  if (sitemapUrl) write('sitemap.xml', sitemapXml(entries))
  write('robots.txt', robotsText(sitemapUrl))
  if (sitemapUrl && base !== '/')
    log(
      `Search engines read robots.txt only at the root of a domain, and the website is in ${base}. Add this line to the robots.txt of the domain: Sitemap: ${sitemapUrl}`,
    )
}
