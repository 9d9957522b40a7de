import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { definition } from '../../src/elements/electrician-site/element.ts'
import { styleTexts } from '../../src/styles/stylesheets.ts'
import { setOrigin } from './collect-page-head.ts'
import { readFactsFileOf } from './facts-file.ts'
import { type HostPage, readHostPage } from './host-page.ts'
import { applyEdits, attributeOf, setAttribute } from './html-source.ts'
import { keepPreviousModules } from './previous-modules.ts'
import { stateOf } from './render-screen.ts'
import { replaceFolder } from './replace-folder.mjs'
import { businessOf } from './site-facts.ts'
import { basePathOf, copyFiles, writerFor } from './site-files.ts'
import { languageVersions, type SiteVersion } from './site-language.ts'
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
  /**
   * The website's languages, separated by commas. They replace `siteLanguage`. The first one is at the website's base path
   * and the others are in folders below.
   */
  siteLanguages?: string | undefined
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
  const source = readHostPage(readFileSync(file, 'utf8'))
  const base = basePathOf(source)
  const scripts = join(root, 'dist')
  const modules = findModules(source, scripts)
  const page = withScript(source, { ...options, modules, base })
  const versions = languageVersions(page, options)
  setOrigin(originOf(options))
  const sources = { base, from: dirname(file), scripts }
  await readFactsFileOf(page, { sources, send: options.send })
  const write = writerFor(folder)
  write(STYLESHEET, styleTexts(definition.display, siteStyles).join(''))
  const isOnePage = usesHashRouting(page) && versions.length === 1
  // `copyModules` copies the loader.
  const files = page.files.filter((address) => !modules || address !== attributeOf(page.script, 'src'))
  copyFiles({ addresses: [...files, ...versions.flatMap(picturesOf)], sources, isOnePage, folder, log })
  if (modules) copyModules(modules, folder)
  if (modules && modules.sources !== __SOURCES__)
    log(
      `The modules in dist/${modules.path} were built from other sources, so browsers render each page again. Run npm run build:modules, then npm run build:site.`,
    )
  const missing = versions.flatMap((version) => missingParts(version.page, options.page))
  for (const message of new Set(missing)) log(message)
  const store = page.site ? await loadStore(page, options) : null
  const routes = versions.flatMap((version) => routesOf(version, store))
  if (page.site) {
    // The query changes with each version, so that browsers do not use an outdated file from their cache.
    const stylesheet = `${base}${STYLESHEET}?${__SOURCES__}`
    await writePages({ versions, store, sources, stylesheet, modules, write, log })
  } else for (const { page } of versions) for (const { file } of routes) write(file, page.html)
  const productCount = store ? `, including ${store.products.size * versions.length} product pages` : ''
  log(`Wrote ${routes.length} pages to ${options.folder}${productCount}.`)
}

/** Returns the URLs of all pictures in the business facts. */
function picturesOf({ page }: SiteVersion): string[] {
  if (!page.site) return []
  const { owner_photo, hero_photo, logo, work } = businessOf(stateOf(page))
  const ofWork = work.flatMap(({ picture, before }) => [picture, before ?? null])
  return [owner_photo, hero_photo, logo, ...ofWork].filter((url) => url !== null)
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
