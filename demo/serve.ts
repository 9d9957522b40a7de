import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { allCatalogs } from './store/catalog/all.ts'
import { createDemoStore } from './store/handler.ts'
import { handleNodeRequest } from './store/node-server.ts'
import { withoutModules } from './website-scripts.ts'

const storeMount = '/provider'
/** The origin in the URLs of the demo store's pictures on the prerendered pages. */
const builtOrigin = 'http://localhost:4173'

/** The directives of the strictest Content-Security-Policy under which the elements work. */
const policySources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
}

/** The Content-Security-Policy of all pages except the site builder. */
export const pagePolicy = policyWith({})

/** Less strict policies for the site builder's pages, which load the owner's store and pictures. */
const builderPolicies: Record<string, string> = {
  '/builder.html': policyWith({
    'connect-src': "'self' http: https:",
    'img-src': "'self' data: blob: https:",
  }),
  '/builder/preview.html': policyWith({
    'connect-src': "'self' http: https:",
    'img-src': "'self' data: blob: http: https:",
  }),
}

/** Returns the Content-Security-Policy for a page. */
export function policyFor(path: string): string {
  return builderPolicies[path] ?? pagePolicy
}

function policyWith(changes: Partial<typeof policySources>): string {
  return Object.entries({ ...policySources, ...changes })
    .map((directive) => directive.join(' '))
    .join('; ')
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Returns the folders with the pages of the demo and of the site builder. */
export function pageFolders(root: string): string[] {
  return ['demo', 'src/builder/pages'].map((folder) => join(root, folder))
}

/** Serves the demo pages and the demo store. `vite` uses the sources; `vite preview` uses `dist`. */
export function demoSite(): Plugin {
  return {
    name: 'demo-site',
    // Disables Vite's CORS handling, which would reject requests from pages opened from disk. The demo store sends its
    // own CORS headers.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      const { root } = server.config
      const prepare = (path: string, html: string) => server.transformIndexHtml(path, fromSources(html))
      serveStore(server.middlewares)
      const folders = [...pageFolders(root), join(root, 'dist')]
      serveFiles(server.middlewares, { folders, prepare, policyFor: undefined })
      printAddresses(server, root)
      // Runs after Vite's own middleware, which serves the sources and Vite's client, and responds with 404 to all
      // other requests.
      return () => server.middlewares.use((_, response) => sendNotFound(response))
    },
    configurePreviewServer(server) {
      const { root } = server.config
      const website = join(root, 'dist/site')
      serveStore(server.middlewares)
      serveFiles(server.middlewares, {
        website,
        folders: [...pageFolders(root), join(root, 'dist'), website],
        prepare: async (_, html, origin) => withChosenScript(html).replaceAll(builtOrigin, () => origin),
        policyFor,
      })
      server.middlewares.use((_, response) => sendNotFound(response))
      printAddresses(server, root)
    },
  }
}

function serveStore(middlewares: Connect.Server): void {
  const store = createDemoStore({ catalogs: allCatalogs })
  middlewares.use(storeMount, (request, response, next) => {
    handleNodeRequest(store, request, response).catch(next)
  })
}

interface FileRules {
  /** The folders to search for a file, in order of priority. */
  folders: readonly string[]
  /** The folder with the website's prerendered screens. */
  website?: string
  /** Changes a page's HTML before it is sent. */
  prepare: (path: string, html: string, origin: string) => Promise<string>
  /** Returns a page's Content-Security-Policy. If undefined, pages are sent without a policy. */
  policyFor: ((path: string) => string) | undefined
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
    // If there is no page at the URL, send the page with the website's 404 screen.
    const website = findScreen('/404.html', rules) ?? findFile('/index.html', rules.folders)
    if (!website || !isDeadLink(request)) return next()
    sendFile(website, '/index.html', response, rules, 404).catch(next)
  })
}

/** Returns the prerendered page of a screen, or the home page if the screen is not prerendered. */
function findScreen(address: string, { website }: FileRules): string | undefined {
  if (!website) return undefined
  const path = address.replace(/\/?(?:[?#].*)?$/, '')
  const names = path.endsWith('.html') ? [path] : [`${path}/index.html`, '/index.html']
  return names.map((name) => findFile(name, [website])).find((file) => file !== undefined)
}

/** Returns whether a browser is requesting a page at a URL without a file extension, such as `/product/a/b`. */
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
  const content = await readFile(file)
  const ending = extname(file)
  const isPage = ending === '.html'
  const origin = `http://${response.req.headers.host}`
  const body = isPage ? await rules.prepare(path, content.toString(), origin) : content
  response.writeHead(status, {
    'content-type': contentTypes[ending],
    'cache-control': 'no-cache',
    // Pages on other origins need this header to load the script with an `integrity` attribute.
    ...(ending === '.js' ? { 'access-control-allow-origin': '*' } : {}),
    ...(isPage && rules.policyFor ? { 'content-security-policy': rules.policyFor(path) } : {}),
  })
  response.end(body)
}

/** Matches the paths of the website's screens, which are all served from `index.html`. */
const websiteScreens = /^\/(?:|store\/?|product\/[^/]+\/?|success\/?)$/

/** Returns the file path for a URL path, or undefined if the demo server must not serve the file. */
export function fileFor(address: string): string | undefined {
  const [path = '/'] = address.split(/[?#]/)
  if (websiteScreens.test(path)) return '/index.html'
  // Reject `..`, hidden files and percent-encoded characters.
  const isPlain = path
    .split('/')
    .slice(1)
    .every((name) => /^\w[\w.-]*$/.test(name))
  return isPlain && extname(path) in contentTypes ? path : undefined
}

function findFile(path: string, folders: readonly string[]): string | undefined {
  return folders
    .map((folder) => join(folder, path))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/**
 * Changes a page so that it loads the script that the environment variable `SCRIPT` selects. The prerendered website
 * already loads the modules.
 */
function withChosenScript(html: string): string {
  const script = process.env['SCRIPT']
  if (!script) return html
  return withScript(script.startsWith('/modules/') ? html : withoutModules(html), script)
}

/**
 * Replaces the built script in a page with another script and keeps the tag's other attributes. Source files are loaded
 * as modules.
 */
export function withScript(html: string, script: string): string {
  const type = /^\/electrician-elements\b/.test(script) ? '' : ' type="module"'
  return html.replaceAll(
    /(<script\b[^>]*?)\ssrc="\/?electrician-elements\.js"/g,
    (_, start: string) => `${start}${type} src="${script}"`,
  )
}

/** Changes a page so that it loads the sources instead of the built scripts. */
export function fromSources(html: string): string {
  return withScript(html, '/src/script.ts')
    .replaceAll(/ src="[./]*demo-store\.js"/g, ' type="module" src="/demo/store/in-page/demo-store.ts"')
    .replaceAll(/ src="languages\/([\w-]+)\.js"/g, ' type="module" src="/src/languages/$1.ts"')
    .replaceAll(/<link rel="stylesheet" href="builder\/main\.css">/g, '')
    .replaceAll(' src="builder/main.js"', ' src="/src/builder/main.tsx"')
    .replaceAll(' src="preview.js"', ' src="/src/builder/preview/page.ts"')
    .replaceAll(' src="../electrician-elements.lite.js"', ' type="module" src="/src/script.ts"')
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(
    'There is no such page or file in the demo. Its addresses were printed when the server started.\n',
  )
}

/** Prints the demo's URLs after those that Vite prints. */
function printAddresses(server: ViteDevServer | PreviewServer, root: string): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const origin = (server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').replace(/\/$/, '')
    const lines = [
      ...pageFolders(root).flatMap(pagesIn).toSorted(),
      `${storeMount}/store/demo/products`,
      `${storeMount}/store/wholesale/products`,
    ]
    server.config.logger.info(
      `\n  Demo pages and demo store:\n${lines.map((line) => `  ➜  ${origin}${line}`).join('\n')}\n`,
    )
  }
}

function pagesIn(folder: string): string[] {
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return pages.map((name) => (name === 'index.html' ? '/' : `/${name}`))
}
