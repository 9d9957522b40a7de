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
import { type BuildStore, findStore, initialDataFor } from './site-store.ts'
import type { Send } from './store-answers.ts'

export interface SiteOptions {
  /** Where the other paths begin, and `dist` with the built scripts lies. */
  root: string
  /** The owner's page, from `root`. */
  page: string
  /** Where to write, from `root`. */
  folder: string
  /** `https://your-site.example`: makes canonical addresses. */
  siteUrl?: string | undefined
  /** In the place of what the page says. */
  storeHost?: string | undefined
  storeId?: string | undefined
  /** Told in a sentence what the owner should know. */
  say: (sentence: string) => void
  /** Asks the store; default: over the network. */
  send?: Send
}

const STYLESHEET = 'electrician-elements.css'

/** Writes the website as static files: each screen a page that can be read before any script has run. */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { root, say } = options
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
  copyFiles({ page, base, from: dirname(file), scripts: join(root, 'dist'), folder, say })
  sayWhatIsMissing(page, options.page, say)
  const store = page.site ? await findStore(page, options, demoStore) : null
  const routes = routesOf(page, store)
  for (const [name, path] of routes) write(name, pageFor(page, base, path, store))
  say(`${options.folder}: ${routes.length} pages${store ? `, ${store.products.size} of them products` : ''}.`)
}

/** The files of the website and the path of each. */
function routesOf(page: HostPage, store: BuildStore | null): [file: string, path: string][] {
  const everywhere: [string, string][] = [
    ['index.html', ''],
    ['404.html', '404.html'],
  ]
  // Behind the `#` there is one page for all of them.
  if (!page.site || attributeOf(page.site, 'routing') === 'hash') return everywhere
  const products = [...(store?.products.keys() ?? [])].filter(isFileName)
  return [
    ...everywhere,
    ['store/index.html', 'store'],
    ['success/index.html', 'success'],
    ...products.map((id): [string, string] => [
      `product/${id}/index.html`,
      `product/${encodeURIComponent(id)}`,
    ]),
  ]
}

/** An id that makes no other folder than its own. */
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

/** Inserts markup at the head's end, wherever that is in a page that leaves tags out. */
function insertHead({ elements }: HostPage, site: HtmlElement, markup: string): Edit[] {
  const find = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const places = [
    ...find('head').map((head) => insertAtEnd(head, markup)),
    ...find('body').map((body) => insertBefore(body, markup)),
    insertBefore(site, markup),
  ]
  return places.find((edits) => edits.length > 0) ?? []
}

/** The page with the store that the build was told of, and a script that waits for the markup it takes over. */
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

function originOf({ siteUrl, say }: SiteOptions): string | undefined {
  if (!siteUrl) return undefined
  if (/^https?:/i.test(siteUrl) && URL.canParse(siteUrl)) return new URL(siteUrl).origin
  say(
    `SITE_URL=${siteUrl} is not an address such as https://your-site.example, so pages have no canonical address.`,
  )
  return undefined
}

function sayWhatIsMissing({ site, script, tag }: HostPage, name: string, say: SiteOptions['say']): void {
  if (!site) {
    say(`${name} has no <${tag}>: it is copied as it is, and there is nothing to prerender.`)
    return
  }
  const missing = ['business-name', 'phone', 'email'].filter((attribute) => !attributeOf(site, attribute))
  if (missing.length > 0) {
    say(
      `<${tag}> in ${name} has no ${missing.join(', no ')}: the website is written without, or with the default.`,
    )
  }
  if (!script)
    say(`${name} loads no electrician-elements.js: its pages can be read, but nothing on them works.`)
}
