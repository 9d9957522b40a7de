import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { answerWith } from './store/answer-with.ts'
import { createDemoStore } from './store/handler.ts'

const storeMount = '/provider'
/** Where the build takes the demo store to be: the prerendered pages name its pictures by this. */
const builtOrigin = 'http://localhost:4173'
/** What the pages load; `SCRIPT` names another, such as the lite one. */
const builtScript = '/electrician-elements.js'

/** The strictest policy the elements promise to work under: the built pages are always sent with it. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Serves the demo pages and the demo store, from the sources in `vite` and from `dist` in `vite preview`. */
export function demoSite(): Plugin {
  return {
    name: 'demo-site',
    // Vite would answer preflights itself, and refuse pages opened from disk; the store answers its own.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      const { root } = server.config
      const prepare = (path: string, html: string) => server.transformIndexHtml(path, fromSources(html))
      serveStore(server.middlewares)
      const folders = [join(root, 'demo'), join(root, 'dist')]
      serveFiles(server.middlewares, { folders, prepare, headers: {} })
      announce(server, root)
      // After Vite's own handling: the sources and its client come in between.
      return () => server.middlewares.use((_, response) => sayNotFound(response))
    },
    configurePreviewServer(server) {
      const { root } = server.config
      const website = join(root, 'dist/site')
      serveStore(server.middlewares)
      serveFiles(server.middlewares, {
        website,
        folders: [join(root, 'demo'), join(root, 'dist'), website],
        prepare: async (_, html, origin) =>
          withScript(html, process.env['SCRIPT'] || builtScript).replaceAll(builtOrigin, origin),
        headers: { 'content-security-policy': pagePolicy },
      })
      server.middlewares.use((_, response) => sayNotFound(response))
      announce(server, root)
    },
  }
}

function serveStore(middlewares: Connect.Server): void {
  const store = createDemoStore()
  middlewares.use(storeMount, (request, response, next) => {
    answerWith(store, request, response).catch(next)
  })
}

interface FileRules {
  /** Where to look, in this order. */
  folders: readonly string[]
  /** Where the website's screens are prerendered, if they are. */
  website?: string
  prepare: (path: string, html: string, origin: string) => Promise<string>
  /** Sent with pages. */
  headers: Record<string, string>
}

function serveFiles(middlewares: Connect.Server, rules: FileRules): void {
  middlewares.use((request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = fileFor(request.url ?? '/')
    const prerendered = path === '/index.html' ? findScreen(request.url ?? '/', rules) : undefined
    const file = prerendered ?? (path === undefined ? undefined : findFile(path, rules.folders))
    if (path !== undefined && file !== undefined) {
      sendFile(file, path, response, rules).catch(next)
      return
    }
    // Somebody who follows a dead link meets the website, which says so and leads home.
    const website = findScreen('/404.html', rules) ?? findFile('/index.html', rules.folders)
    if (!website || !isDeadLink(request)) return next()
    sendFile(website, '/index.html', response, rules, 404).catch(next)
  })
}

/** The prerendered page of a screen, or the first one for a screen that has none; `/404.html` by its own name. */
function findScreen(address: string, { website }: FileRules): string | undefined {
  if (!website) return undefined
  const path = address.replace(/\/?(?:[?#].*)?$/, '')
  const names = path.endsWith('.html') ? [path] : [`${path}/index.html`, '/index.html']
  return names.map((name) => findFile(name, [website])).find((file) => file !== undefined)
}

/** A browser that wants a page by an address without an ending, such as `/product/a/b`. */
function isDeadLink({ url = '/', headers }: IncomingMessage): boolean {
  const [path = '/'] = url.split(/[?#]/)
  return Boolean(headers.accept?.includes('text/html')) && extname(path) === '' && !path.startsWith('/@')
}

async function sendFile(
  file: string,
  path: string,
  response: ServerResponse,
  rules: FileRules,
  status = 200,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const ending = extname(file)
  const isPage = ending === '.html'
  const origin = `http://${response.req.headers.host}`
  const body = isPage
    ? await rules.prepare(path, text, origin)
    : ending === '.ts'
      ? await toScript(text, file)
      : text
  response.writeHead(status, {
    'content-type': contentTypes[ending],
    'cache-control': 'no-cache',
    // A script with a checksum is refused on other sites' pages without this.
    ...(ending === '.js' ? { 'access-control-allow-origin': '*' } : {}),
    ...(isPage ? rules.headers : {}),
  })
  response.end(body)
}

/** TypeScript as browsers read it. Vite is loaded late: tests use this file for its policy alone. */
async function toScript(text: string, file: string): Promise<string> {
  const { transformWithOxc } = await import('vite')
  return (await transformWithOxc(text, file)).code
}

/** The screens of the website that live in its one page. */
const websiteScreens = /^\/(?:|store\/?|product\/[^/]+\/?|success\/?)$/

/** The file an address stands for; undefined where it has no business on disk. */
export function fileFor(address: string): string | undefined {
  const [path = '/'] = address.split(/[?#]/)
  if (websiteScreens.test(path)) return '/index.html'
  // Names that begin with a dot, and with them `..`, are never files of the demo; neither is a `%`.
  const isPlain = path
    .split('/')
    .slice(1)
    .every((name) => /^\w[\w.-]*$/.test(name))
  // Of the demo's own code, browsers run the snippet builder's alone.
  const isServed =
    extname(path) in contentTypes && (extname(path) !== '.ts' || path.startsWith('/snippet-builder/'))
  return isPlain && isServed ? path : undefined
}

function findFile(path: string, folders: readonly string[]): string | undefined {
  return folders
    .map((folder) => join(folder, path))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Lets a page that loads the built script load another one, as a module unless it is built, its other attributes untouched. */
export function withScript(html: string, script: string): string {
  const type = /^\/electrician-elements\b/.test(script) ? '' : ' type="module"'
  return html.replaceAll(/(<script\b[^>]*?)\ssrc="\/electrician-elements\.js"/g, `$1${type} src="${script}"`)
}

/** Lets a page run from the sources; its own code comes from Vite as well. */
export function fromSources(html: string): string {
  return withScript(html, '/src/script.ts').replaceAll(/ src="(\/[\w/-]+\.ts)"/g, (own, path) =>
    path.startsWith('/src/') ? own : ` src="/demo${path}"`,
  )
}

function sayNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(
    'There is no such page or file in the demo. Its addresses were printed when the server started.\n',
  )
}

/** Adds the demo's addresses to those Vite prints. */
function announce(server: ViteDevServer | PreviewServer, root: string): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const origin = (server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').replace(/\/$/, '')
    const lines = [...pagesIn(join(root, 'demo')), `${storeMount}/store/demo/products`]
    server.config.logger.info(
      `\n  Demo pages and demo store:\n${lines.map((line) => `  ➜  ${origin}${line}`).join('\n')}\n`,
    )
  }
}

function pagesIn(folder: string): string[] {
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return pages.map((name) => (name === 'index.html' ? '/' : `/${name}`)).toSorted()
}
