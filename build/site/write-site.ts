import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Business } from '../../src/business/business.ts'
import { definition } from '../../src/elements/electrician-site/element.ts'
import { styleTexts } from '../../src/styles/stylesheets.ts'
import { setOrigin } from './collect-page-head.ts'
import { type HostPage, readHostPage } from './host-page.ts'
import { applyEdits, attributeOf, setAttribute } from './html-source.ts'
import { keepPreviousModules } from './previous-modules.ts'
import { stateOf } from './render-screen.ts'
import { replaceFolder } from './replace-folder.mjs'
import { businessOf } from './site-facts.ts'
import { basePathOf, copyFiles, writerFor } from './site-files.ts'
import { withLanguage } from './site-language.ts'
import { routesOf, usesHashRouting } from './site-routes.ts'
import { loadStore, type OwnStore } from './site-store.ts'
import { siteStyles } from './site-styles.ts'
import type { Send } from './store-responses.ts'
import { copyModules, editsForLoader, findModules, type WebsiteModules } from './website-modules.ts'
import { writePages } from './write-pages.ts'

/** The options for a website build. */
export interface SiteOptions {
  /** The folder that contains `dist` with the built scripts. `page` and `folder` are relative to it. */
  root: string
  /** The path of the owner's page. */
  page: string
  /** The output folder. It is replaced when the whole website has been written. */
  folder: string
  /**
   * The website's URL, such as `https://your-site.example`. Without it, the website has no canonical URLs, no sitemap
   * and no share picture.
   */
  siteUrl?: string | undefined
  /** The website's language, which replaces the language of the page. */
  siteLanguage?: string | undefined
  /** Replaces the store host that is set on the page. */
  storeHost?: string | undefined
  /** Replaces the store ID that is set on the page. */
  storeId?: string | undefined
  /** Prints a message for the page author. */
  log: (message: string) => void
  /** Sends a request to the store. By default, requests use the network. */
  send?: Send
  /** A store on the website's own server, whose responses the build can create without a server. */
  ownStore?: OwnStore | undefined
}

const STYLESHEET = 'electrician-elements.css'

/**
 * Writes the website as static files, with one prerendered page per screen and product.
 * @throws Error if the website cannot be built. The output folder then stays unchanged.
 */
export async function writeSite(options: SiteOptions): Promise<void> {
  const published = resolve(options.root, options.folder)
  await replaceFolder(published, async (folder) => {
    await fillFolder(folder, options)
    keepPreviousModules(published, folder)
  })
}

async function fillFolder(folder: string, options: SiteOptions): Promise<void> {
  const { root, log } = options
  const file = resolve(root, options.page)
  const source = withLanguage(readHostPage(readFileSync(file, 'utf8')), options)
  const base = basePathOf(source)
  const scripts = join(root, 'dist')
  const modules = findModules(source, scripts)
  const page = withScript(source, { ...options, modules, base })
  const { site } = page
  const business = site ? businessOf(stateOf(page)) : null
  setOrigin(originOf(options))
  const sources = { base, from: dirname(file), scripts }
  const write = writerFor(folder)
  write(STYLESHEET, styleTexts(definition.display, siteStyles).join(''))
  const isOnePage = usesHashRouting(page)
  // `copyModules` copies the loader.
  const addresses = page.files.filter((address) => !modules || address !== attributeOf(page.script, 'src'))
  copyFiles({ addresses: [...addresses, ...picturesOf(business)], sources, isOnePage, folder, log })
  if (modules) copyModules(modules, folder)
  if (modules && modules.sources !== __SOURCES__)
    log(
      `The modules in dist/${modules.path} were built from other sources, so browsers render each page again. Run npm run build:modules, then npm run build:site.`,
    )
  reportMissingParts(page, options.page, log)
  const store = site ? await loadStore(page, options) : null
  const routes = routesOf(page, store)
  if (site && business) {
    // The query changes with each version, so that browsers do not use an outdated file from their cache.
    const stylesheet = `${base}${STYLESHEET}?${__SOURCES__}`
    await writePages({ page, site, business, routes, store, sources, stylesheet, modules, write, log })
  } else for (const { file } of routes) write(file, page.html)
  const productCount = store ? `, including ${store.products.size} product pages` : ''
  log(`Wrote ${routes.length} pages to ${options.folder}${productCount}.`)
}

/** Returns the URLs of all pictures in the business facts. */
function picturesOf(business: Business | null): string[] {
  if (!business) return []
  const { owner_photo, logo, work } = business
  return [owner_photo, logo, ...work.map(({ picture }) => picture)].filter((url) => url !== null)
}

interface ScriptOptions extends Pick<SiteOptions, 'storeHost' | 'storeId'> {
  modules: WebsiteModules | null
  base: string
}

/**
 * Makes the page's script tag load the modules, and writes the store settings from the build's options into it. Adds
 * `defer` to another script, because the script hydrates markup that follows the tag.
 */
function withScript(page: HostPage, { modules, base, storeHost, storeId }: ScriptOptions): HostPage {
  const { html, script } = page
  if (!script || attributeOf(script, 'src') === null) return page
  const isDeferred = attributeOf(script, 'defer') !== null || attributeOf(script, 'type') === 'module'
  const edits = [
    ...setAttribute(script, 'async', null),
    ...(modules
      ? editsForLoader(script, modules, base)
      : isDeferred
        ? []
        : setAttribute(script, 'defer', '')),
    ...(storeHost ? setAttribute(script, 'data-store-host', storeHost) : []),
    ...(storeId ? setAttribute(script, 'data-store-id', storeId) : []),
  ]
  return readHostPage(applyEdits(html, edits))
}

function originOf({ siteUrl, log }: SiteOptions): string | undefined {
  if (siteUrl && /^https?:/i.test(siteUrl) && URL.canParse(siteUrl)) return new URL(siteUrl).origin
  const problem = siteUrl ? `SITE_URL=${siteUrl} is not a valid URL` : 'SITE_URL is not set'
  log(
    `${problem}, so the website has no canonical URLs, no sitemap and no share picture. Search engines and social networks need absolute URLs. Set SITE_URL to the website’s address, such as https://your-site.example.`,
  )
  return undefined
}

/** The required business facts. Each one has an attribute and a name in JSON. */
const REQUIRED_FACTS = [
  { attribute: 'business-name', fact: 'name' },
  { attribute: 'phone', fact: 'phone' },
  { attribute: 'email', fact: 'email' },
] as const

function reportMissingParts(page: HostPage, name: string, log: SiteOptions['log']): void {
  const { site, script, tag } = page
  if (!site) {
    log(`${name} has no <${tag}> element, so the page was copied without prerendering. Add the element.`)
    return
  }
  const { facts } = stateOf(page)
  const missing = REQUIRED_FACTS.filter(
    ({ attribute, fact }) => !attributeOf(site, attribute) && !facts.some((source) => source[fact]),
  )
  if (missing.length > 0) {
    const names = missing.map(({ attribute }) => attribute).join(', ')
    log(
      `<${tag}> in ${name} lacks ${names}. The pages omit this information or show a default. Add the attributes or the business facts.`,
    )
  }
  if (!script)
    log(
      `${name} does not load electrician-elements.js, so its pages are visible but not interactive. Add the script tag.`,
    )
}
