import { matchRoute } from '../navigation/routes.ts'
import { absoluteUrl, setHome } from './collect-page-head.ts'
import type { Alternate } from './head-markup.ts'
import { fixedFieldsOf, type HostPage } from './host-page.ts'
import { chooseIcon } from './icon-choice.ts'
import { pageMarkup } from './page-markup.ts'
import { productPicture, writeSharePicture } from './page-picture.ts'
import type { IconSource } from './pictures/icon.ts'
import { factsFileOf } from './published-facts-file.ts'
import { renderScreen, stateOf } from './render-screen.ts'
import { businessOf } from './site-facts.ts'
import type { FileSources, Log, WriteFile } from './site-files.ts'
import { writeIcons, writeManifest } from './site-icons.ts'
import type { SiteVersion } from './site-language.ts'
import { routesOf } from './site-routes.ts'
import { type BuildStore, initialDataFor, modifiedAt, productAt } from './site-store.ts'
import { robotsText, type SitemapEntry, sitemapXml } from './sitemap.ts'
import { storeLinks } from './store-links.ts'
import { moduleLinks, type WebsiteModules } from './website-modules.ts'

interface PagesOptions {
  /** The website in each of its languages. */
  versions: readonly SiteVersion[]
  store: BuildStore | null
  sources: FileSources
  /** URL of the website's stylesheet. */
  stylesheet: string
  /** The modules that replace the page's script; null if the script stays. */
  modules: WebsiteModules | null
  write: WriteFile
  log: Log
  /** Called with a description of each step. */
  onProgress: (text: string) => void
}

/**
 * Writes the prerendered pages and the files that describe the website to browsers, search engines and social networks.
 */
export async function writePages(options: PagesOptions): Promise<void> {
  const { versions, sources, write, log } = options
  const { base } = sources
  const entries: SitemapEntry[] = []
  let icons: Icons | undefined
  for (const version of versions) {
    // All languages have the icons of the first one.
    icons ??= await iconsOf(version.page, options)
    entries.push(...(await writeVersion(version, icons, options)))
  }
  const sitemapUrl = absoluteUrl(`${base}sitemap.xml`)
  if (sitemapUrl) write('sitemap.xml', sitemapXml(entries))
  write('robots.txt', robotsText(sitemapUrl))
  if (sitemapUrl && base !== '/')
    log(
      `Search engines read robots.txt only at the root of a domain, and the website is in ${base}. Add this line to the robots.txt of the domain: Sitemap: ${sitemapUrl}`,
    )
}

interface Icons {
  /** The picture of the icons. */
  icon: IconSource
  /** The `<link>` elements for the icons. */
  links: readonly string[]
}

async function iconsOf(page: HostPage, { sources, write, log }: PagesOptions): Promise<Icons> {
  const icon = await chooseIcon({ page, facts: businessOf(stateOf(page)), sources, log })
  return { icon, links: writeIcons({ page, icon, base: sources.base, write }) }
}

/** Writes the website in one language. Returns its pages that search engines may index. */
async function writeVersion(
  version: SiteVersion,
  { icon, links: iconLinks }: Icons,
  { versions, store, sources, stylesheet, modules, write, onProgress }: PagesOptions,
): Promise<SitemapEntry[]> {
  const { page, language, home, folder } = version
  const { tag, site } = page
  if (!site) return []
  // With hash routing, the canonical URL is relative to the page.
  if (language) setHome(home)
  const { base } = sources
  const state = stateOf(page)
  const { locale } = state
  const business = businessOf(state)
  const { name } = business
  const writeInFolder: WriteFile = (file, content) => write(folder + file, content)
  const manifestLinks = writeManifest({ page, name, base, home, write: writeInFolder })
  const sharePicture = writeSharePicture(business, { icon, home, locale, write: writeInFolder })
  const entries: SitemapEntry[] = []
  const routes = routesOf(version, store)
  for (const [index, { file, path }] of routes.entries()) {
    onProgress(`Making page ${index + 1} of ${routes.length}${language ? ` (${language})` : ''}`)
    const initialData = initialDataFor(store, path)
    const screen = await renderScreen({
      tag,
      state,
      path: home + path,
      initialData,
      stylesheet,
      fixedFields: fixedFieldsOf(page),
      factsFile: factsFileOf(page)?.json,
    })
    const product = productAt(store, path)
    const picture = (product && productPicture(product)) ?? sharePicture
    const links = [
      ...storeLinks(page),
      ...(modules ? moduleLinks(modules, matchRoute(path).screen, base, locale) : []),
      ...iconLinks,
      ...manifestLinks,
    ]
    const { canonical, isNoIndex } = screen.head ?? {}
    const isIndexed = Boolean(canonical) && !isNoIndex
    const alternates = isIndexed ? alternatesOf(versions, path) : []
    write(file, pageMarkup(page, site, { screen, stylesheet, links, siteName: name, picture, alternates }))
    if (canonical && isIndexed && !entries.some(({ url }) => url === canonical))
      entries.push({ url: canonical, modifiedAt: modifiedAt(store, path) })
  }
  return entries
}

/** Returns the page at a path in all languages. Empty if the website has one language or its origin is unknown. */
function alternatesOf(versions: readonly SiteVersion[], path: string): Alternate[] {
  const alternates = versions.flatMap(({ language, home }) => {
    const url = absoluteUrl(home + path)
    return language && url ? [{ language, url }] : []
  })
  return [...alternates, ...alternates.slice(0, 1).map(({ url }) => ({ language: 'x-default', url }))]
}
