import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { escapeHtml } from '../../src/elements/escape-html.ts'
import { styleTexts } from '../../src/styles/stylesheets.ts'
import { definition } from '../../src/tags/electrician-site/element.ts'
import { demoStore } from './demo-store.ts'
import { headMarkup, isReplacedByHead } from './head-markup.ts'
import { type HostPage, readHostPage } from './host-page.ts'
import {
  applyEdits,
  attributeOf,
  type Edit,
  type HtmlElement,
  insertAtEnd,
  insertBefore,
  insertInside,
  removeElement,
  setAttribute,
} from './html-source.ts'
import { setOrigin } from './page-head.ts'
import { renderScreen, stateOf } from './render-screen.ts'
import { basePathOf, copyFiles } from './site-files.ts'
import { type BuildStore, initialDataFor, loadStore } from './site-store.ts'
import type { Send } from './store-responses.ts'

/** The options for a website build. */
export interface SiteOptions {
  /** The folder that contains `dist` with the built scripts. `page` and `folder` are relative to it. */
  root: string
  /** The path of the owner's page. */
  page: string
  /** The output folder. It is deleted before the build. */
  folder: string
  /** The website's URL, such as `https://your-site.example`. Without it, pages have no canonical URL. */
  siteUrl?: string | undefined
  /** Overrides the page's store host. */
  storeHost?: string | undefined
  /** Overrides the page's store id. */
  storeId?: string | undefined
  /** Prints a message for the page author. */
  log: (message: string) => void
  /** Sends requests to the store. Default: over the network. */
  send?: Send
}

const STYLESHEET = 'electrician-elements.css'

/** Writes the website as static files, with one prerendered page per screen and product. */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { root, log } = options
  const file = resolve(root, options.page)
  const folder = resolve(root, options.folder)
  const page = withStore(readHostPage(readFileSync(file, 'utf8')), options)
  setOrigin(originOf(options))
  rmSync(folder, { recursive: true, force: true })
  const base = basePathOf(page)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write(STYLESHEET, styleTexts(definition.display, definition.styles).join(''))
  copyFiles({ page, base, from: dirname(file), scripts: join(root, 'dist'), folder, log })
  reportMissingParts(page, options.page, log)
  const store = page.site ? await loadStore(page, options, demoStore) : null
  const routes = routesOf(page, store)
  for (const [name, path] of routes) write(name, pageFor(page, base, path, store))
  const productCount = store ? `, including ${store.products.size} product pages` : ''
  log(`Wrote ${routes.length} pages to ${options.folder}${productCount}.`)
}

/** Returns the file name and URL path of each page of the website. */
function routesOf(page: HostPage, store: BuildStore | null): [file: string, path: string][] {
  const alwaysWritten: [string, string][] = [
    ['index.html', ''],
    ['404.html', '404.html'],
  ]
  // With hash routing, index.html serves every screen.
  if (!page.site || attributeOf(page.site, 'routing') === 'hash') return alwaysWritten
  const products = [...(store?.products.keys() ?? [])].filter(isFileName)
  return [
    ...alwaysWritten,
    ['store/index.html', 'store'],
    ['success/index.html', 'success'],
    ...products.map((id): [string, string] => [
      `product/${id}/index.html`,
      `product/${encodeURIComponent(id)}`,
    ]),
  ]
}

/** Returns whether a product id is safe as a folder name. */
function isFileName(id: string): boolean {
  return /^[\w-][\w.-]*$/.test(id)
}

function pageFor(page: HostPage, base: string, path: string, store: BuildStore | null): string {
  const { html, elements, tag, site } = page
  if (!site) return html
  const screen = renderScreen({
    tag,
    state: stateOf(page),
    path: base + path,
    initialData: initialDataFor(store, path),
    stylesheet: base + STYLESHEET,
  })
  const head =
    `<link rel="preload" as="style" href="${escapeHtml(base + STYLESHEET)}">\n    ${screen.preloads}` +
    (screen.head ? headMarkup(screen.head) : '')
  return applyEdits(html, [
    ...(screen.head ? elements.filter(isReplacedByHead).flatMap(removeElement) : []),
    ...insertHead(page, site, `  ${head}\n  `),
    ...insertInside(site, screen.template),
  ])
}

/** Inserts markup at the end of the head, even if the page omits the `<head>` and `<body>` tags. */
function insertHead({ elements }: HostPage, site: HtmlElement, markup: string): Edit[] {
  const find = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const places = [
    ...find('head').map((head) => insertAtEnd(head, markup)),
    ...find('body').map((body) => insertBefore(body, markup)),
    insertBefore(site, markup),
  ]
  return places.find((edits) => edits.length > 0) ?? []
}

/**
 * Applies the build's store settings to the page. Adds `defer` to the script tag, because the script hydrates markup
 * that follows it.
 */
function withStore(page: HostPage, { storeHost, storeId }: SiteOptions): HostPage {
  const { html, script } = page
  if (!script || attributeOf(script, 'src') === null) return page
  const isDeferred = script.attrs.some(({ name }) => name === 'defer' || name === 'type')
  const edits = [
    ...setAttribute(script, 'async', null),
    ...(isDeferred ? [] : setAttribute(script, 'defer', '')),
    ...(storeHost ? setAttribute(script, 'data-store-host', storeHost) : []),
    ...(storeId ? setAttribute(script, 'data-store-id', storeId) : []),
  ]
  return readHostPage(applyEdits(html, edits))
}

function originOf({ siteUrl, log }: SiteOptions): string | undefined {
  if (!siteUrl) return undefined
  if (/^https?:/i.test(siteUrl) && URL.canParse(siteUrl)) return new URL(siteUrl).origin
  log(
    `SITE_URL=${siteUrl} is not a valid URL, so the pages have no canonical URL. Set it to an address such as https://your-site.example.`,
  )
  return undefined
}

function reportMissingParts({ site, script, tag }: HostPage, name: string, log: SiteOptions['log']): void {
  if (!site) {
    log(`${name} has no <${tag}> element, so the page was copied without prerendering. Add the element.`)
    return
  }
  const missing = ['business-name', 'phone', 'email'].filter((attribute) => !attributeOf(site, attribute))
  if (missing.length > 0) {
    log(
      `<${tag}> in ${name} lacks ${missing.join(', ')}. The pages omit this information or show a default. Add the attributes.`,
    )
  }
  if (!script)
    log(
      `${name} does not load electrician-elements.js, so its pages are visible but not interactive. Add the script tag.`,
    )
}
