import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePolicy } from '../../../demo/serve.ts'
import { allCatalogs } from '../../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import { handleNodeRequest } from '../../../demo/store/node-server.ts'

const dist = new URL('../../../dist/', import.meta.url)
/** The file URL of the built script. */
export const builtScript = new URL('electrician-elements.js', dist)

/** A web server for a test's pages, the built scripts and a demo store. Call `reset()` before each test. */
export class ShopServer {
  /** The test's HTML pages, scripts and stylesheets, keyed by path. */
  readonly pages = new Map<string, string>()
  /** The HTML for all other paths, as on a host for single-page apps. If empty, such paths return 404. */
  website = ''
  /** The content security policy sent with every page. If empty, no policy is sent. */
  policy = pagePolicy
  /** The bodies of the checkout requests, oldest first. */
  readonly checkoutRequests: unknown[] = []
  #store = createDemoStore({ catalogs: allCatalogs })
  /** The first exception that the demo store has thrown since the last reset. */
  #crash: unknown
  // Cache each file, so that a build during a test run cannot change it.
  readonly #files = new Map<string, Buffer>()
  readonly #server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** Restores the initial state for the next test. */
  reset(): void {
    this.pages.clear()
    this.website = ''
    this.policy = pagePolicy
    this.checkoutRequests.length = 0
    this.#crash = undefined
    this.#store = createDemoStore({ catalogs: allCatalogs })
  }

  /** Fails the test if the demo store has thrown an exception, which pages treat as a network failure. */
  throwCrash(): void {
    if (this.#crash) throw new Error('The demo store crashed', { cause: this.#crash })
  }

  /** Returns the server's origin for a local host name. For example, `localhost` and `127.0.0.1` are different origins. */
  originAt(host: string): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`
  }

  #file(path: string): Buffer {
    const content = this.#files.get(path) ?? readFileSync(new URL(`.${path}`, dist))
    this.#files.set(path, content)
    return content
  }

  async #sell(call: Request): Promise<Response> {
    if (call.method === 'POST' && call.url.endsWith('/checkout'))
      this.checkoutRequests.push(await call.clone().json())
    try {
      return await this.#store(call)
    } catch (error) {
      this.#crash ??= error
      throw error
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/provider/')) {
      handleNodeRequest((call) => this.#sell(call), request, response).catch(() => response.destroy())
      return
    }
    const page = this.pages.get(path)
    const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html'
    if (page !== undefined && type !== 'text/html') send(response, type, page)
    else if (page !== undefined) send(response, type, page, this.policy)
    else if (/^\/(electrician-elements|app\/|modules\/|languages\/|stores\/)[\w./-]*\.js$/.test(path))
      send(response, 'text/javascript', this.#file(path))
    // A download does not navigate away, so the current page stays open.
    else if (path === '/stay')
      response.writeHead(200, { 'content-disposition': 'attachment; filename="order.txt"' }).end('order')
    else if (path === '/favicon.ico') response.writeHead(204).end()
    else if (this.website && !path.includes('.')) send(response, 'text/html', this.website, this.policy)
    else response.writeHead(404).end()
  }
}

/** A worker fixture that runs one server for all tests in a worker. */
export async function runServer(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
  {}: object,
  use: (server: ShopServer) => Promise<void>,
): Promise<void> {
  const server = new ShopServer()
  await server.start()
  await use(server)
  await server.stop()
}

function send(response: ServerResponse, type: string, body: string | Buffer, policy = ''): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    // Subresource integrity requires CORS for scripts from another origin.
    ...(type === 'text/javascript' ? { 'access-control-allow-origin': '*' } : {}),
    ...(policy ? { 'content-security-policy': policy } : {}),
  })
  response.end(body)
}
