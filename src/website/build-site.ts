import { definition } from '../elements/electrician-site/element.ts'
import { createStoreClient, shareStoreClient } from '../provider/store-client.ts'
import { styleTexts } from '../styles/stylesheets.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import { setOrigin } from './collect-page-head.ts'
import { basePathOf, type HostPage, productFileOf, readHostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { type StoreOptions, withScript } from './page-script.ts'
import { loadRenderer, type PictureFiles } from './pictures/render-png.ts'
import { readFactsFileOf } from './published-facts-file.ts'
import { stateOf } from './render-screen.ts'
import { businessOf } from './site-facts.ts'
import { copyFiles, type Log, type SiteInput, type WriteFile } from './site-files.ts'
import { languageVersions, type SiteVersion } from './site-language.ts'
import { routesOf, usesHashRouting } from './site-routes.ts'
import { loadStore, type OwnStore, productPictures } from './site-store.ts'
import { siteStyles } from './site-styles.ts'
import type { Send } from './store-responses.ts'
import { copyModules, findModules } from './website-modules.ts'
import { writePages } from './write-pages.ts'

/** The options for a website build. */
export interface BuildOptions extends StoreOptions {
  /** The HTML of the owner's page. */
  html: string
  /** The name of the owner's page in messages. */
  name: string
  /** Reads the files that the website contains. */
  input: SiteInput
  /** The files for drawing the icons and the share picture. */
  pictures: PictureFiles
  write: WriteFile
  /**
   * The website's URL, such as `https://your-site.example`. Without it, the website has no canonical URLs, no sitemap
   * and no share picture.
   */
  siteUrl?: string | undefined
  /** The website's language, which replaces the language of the page. */
  siteLanguage?: string | undefined
  /**
   * The website's languages, separated by commas. They replace `siteLanguage`. The first one is at the website's base path
   * and the others are in subfolders.
   */
  siteLanguages?: string | undefined
  log: Log
  /** Called with a description of each step, in plain words. */
  onProgress?: (text: string) => void
  /** Sends a request to the store. By default, requests use the network. */
  send?: Send | undefined
  /** A store on the website's own server, whose responses the build can create without a server. */
  ownStore?: OwnStore | undefined
}

/** A finished website. */
export interface BuiltSite {
  pageCount: number
  /** The number of product pages in all languages; null if the products were not loaded. */
  productPageCount: number | null
  /** The path of the website, with a slash at both ends. */
  base: string
  /** The website in each of its languages. */
  versions: readonly SiteVersion[]
  /** Whether the page sets a store. */
  hasStore: boolean
  /** URLs of pictures in the business facts and in the store. */
  pictures: readonly string[]
}

const STYLESHEET = 'electrician-elements.css'

/**
 * Builds a website: one prerendered page per screen and product, and the files that these pages use.
 * @throws Error if the website cannot be built. Some of its files may have been written already.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { html, name, input, pictures, write, log, onProgress = () => {} } = options
  const source = readHostPage(html)
  const base = basePathOf(source)
  const modules = await findModules(source, input)
  const page = withScript(source, { ...options, modules, base })
  const versions = languageVersions(page, options)
  setOrigin(originOf(options))
  const sources = { base, input }
  await readFactsFileOf(page, { sources, send: options.send })
  const missing = versions.flatMap((version) => missingParts(version.page, name))
  // The site builder checks the facts itself.
  for (const message of new Set(missing)) log(message, null)
  onProgress('Loading the products')
  const store = page.site
    ? await loadStore(versions[0]?.page ?? page, { ...options, sources, page: name })
    : null
  // An earlier build in this process left its products in the shared clients.
  for (const { settings } of versions.map((version) => version.page.store))
    if (settings) shareStoreClient(createStoreClient(settings))
  write(STYLESHEET, styleTexts(definition.display, siteStyles).join(''))
  const isOnePage = usesHashRouting(page) && versions.length === 1
  // `copyModules` copies the loader.
  const files = page.files.filter((address) => !modules || address !== attributeOf(page.script, 'src'))
  const ownPictures = productFileOf(page.store) ? productPictures(store) : []
  await copyFiles({
    addresses: [...files, ...versions.flatMap(picturesOf), ...ownPictures],
    sources,
    isOnePage,
    write,
    log,
  })
  if (modules) await copyModules(modules, page, input, write)
  if (modules && modules.sources !== __SOURCES__)
    log(
      `The modules in dist/modules were built from other sources, so browsers render each page again. Run npm run build:modules, then npm run build:site.`,
      null,
    )
  const routes = versions.flatMap((version) => routesOf(version, store))
  if (page.site) {
    // The query changes with each version, so that browsers do not use an outdated file from their cache.
    const stylesheet = `${base}${STYLESHEET}?${__SOURCES__}`
    await loadRenderer(pictures)
    await writePages({ versions, store, sources, stylesheet, modules, write, log, onProgress })
  } else for (const { page } of versions) for (const { file } of routes) write(file, page.html)
  return {
    pageCount: routes.length,
    productPageCount: store && store.products.size * versions.length,
    base,
    versions,
    hasStore: Boolean(page.store.settings),
    pictures: [...versions.flatMap(picturesOf), ...productPictures(store)],
  }
}

/** Returns the URLs of all pictures in the business facts. */
function picturesOf({ page }: SiteVersion): string[] {
  if (!page.site) return []
  const { owner_photo, hero_photo, logo, work } = businessOf(stateOf(page))
  const ofWork = work.flatMap(({ picture, before }) => [picture, before ?? null])
  return [owner_photo, hero_photo, logo, ...ofWork].filter((url) => url !== null)
}

function originOf({ siteUrl, log }: BuildOptions): string | undefined {
  const url = /^https?:/i.test(siteUrl ?? '') && parseUrl(siteUrl ?? '')
  if (url) return url.origin
  const problem = siteUrl ? `SITE_URL=${siteUrl} is not a valid URL` : 'SITE_URL is not set'
  log(
    `${problem}, so the website has no canonical URLs, no sitemap and no share picture. Search engines and social networks need absolute URLs. Set SITE_URL to the website’s address, such as https://your-site.example.`,
    siteUrl
      ? `"${siteUrl}" is not a complete website address, so search engines get no list of your pages, and links to your website have no picture. Write it like https://your-site.example.`
      : 'Without the address of your website, search engines get no list of your pages, and links to your website have no picture. Enter the address, then make the website again.',
  )
  return undefined
}

/** The required business facts. Each one has an attribute and a name in JSON. */
const REQUIRED_FACTS = [
  { attribute: 'business-name', fact: 'name' },
  { attribute: 'phone', fact: 'phone' },
  { attribute: 'email', fact: 'email' },
] as const

/** Returns a message for each necessary part that the owner's page lacks. */
function missingParts(page: HostPage, name: string): string[] {
  const { site, script, tag } = page
  if (!site)
    return [`${name} has no <${tag}> element, so the page was copied without prerendering. Add the element.`]
  const messages: string[] = []
  const { facts } = stateOf(page)
  const missing = REQUIRED_FACTS.filter(
    ({ attribute, fact }) => !attributeOf(site, attribute) && !facts.some((source) => source[fact]),
  )
  if (missing.length > 0) {
    const names = missing.map(({ attribute }) => attribute).join(', ')
    messages.push(
      `<${tag}> in ${name} lacks ${names}. The pages omit this information or show a default. Add the attributes or the business facts.`,
    )
  }
  if (!script)
    messages.push(
      `${name} does not load electrician-elements.js, so its pages are visible but not interactive. Add the script tag.`,
    )
  return messages
}
