import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePolicy, withScript } from '../../../demo/serve.ts'
import { answerWith } from '../../../demo/store/answer-with.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'

const dist = new URL('../../../dist/', import.meta.url)
/** The script as it is shipped, where a page loads it from disk. */
export const builtScript = new URL('electrician-elements.js', dist)

/** A shop's web server with pages made up by a test, the built script, and a demo store in the state it opened with. */
export class ShopServer {
  /** Pages, and scripts and style sheets of their own. */
  readonly pages = new Map<string, string>()
  /** Answers every path that has no page of its own, as hosts of single-page websites do; none when empty. */
  website = ''
  /** Sent with every page; none when empty. */
  policy = pagePolicy
  /** What the calls for a checkout carried, oldest first. */
  readonly checkouts: unknown[] = []
  #store = createDemoStore()
  // Read once, so that a build beside a run doesn't pull them from under it.
  readonly #files = new Map<string, string>()
  readonly #script: string
  readonly #server = createServer((request, response) => this.#answer(request, response))

  /** @param script what its pages load in the place of the script, which stands at its own address as well */
  constructor(script: string) {
    this.#script = script
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** For the next test. */
  reset(): void {
    this.pages.clear()
    this.website = ''
    this.policy = pagePolicy
    this.checkouts.length = 0
    this.#store = createDemoStore()
  }

  /** Every name of this machine is an origin of its own. */
  originAt(host: string): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`
  }

  #file(path: string): string {
    const text = this.#files.get(path) ?? readFileSync(new URL(`.${path}`, dist), 'utf8')
    this.#files.set(path, text)
    return text
  }

  async #sell(call: Request): Promise<Response> {
    if (call.method === 'POST' && call.url.endsWith('/checkout'))
      this.checkouts.push(await call.clone().json())
    return this.#store(call)
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/provider/')) {
      answerWith((call) => this.#sell(call), request, response).catch(() => response.destroy())
      return
    }
    const page = this.pages.get(path)
    const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html'
    if (page !== undefined && type !== 'text/html') send(response, type, page)
    else if (page !== undefined) send(response, type, withScript(page, this.#script), this.policy)
    else if (/^\/(electrician-elements|app\/)[\w./-]*\.js$/.test(path))
      send(response, 'text/javascript', this.#file(path))
    // A download leaves the browser where it is.
    else if (path === '/stay')
      response.writeHead(200, { 'content-disposition': 'attachment; filename="order.txt"' }).end('order')
    else if (path === '/favicon.ico') response.writeHead(204).end()
    else if (this.website && !path.includes('.'))
      send(response, 'text/html', withScript(this.website, this.#script), this.policy)
    else response.writeHead(404).end()
  }
}

/** A fixture: one server for all tests of a worker. */
export async function runServer(
  { script }: { script: string },
  use: (server: ShopServer) => Promise<void>,
): Promise<void> {
  const server = new ShopServer(script)
  await server.start()
  await use(server)
  await server.stop()
}

function send(response: ServerResponse, type: string, body: string, policy = ''): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    // Browsers check a script's checksum on other origins' pages only with this.
    ...(type === 'text/javascript' ? { 'access-control-allow-origin': '*' } : {}),
    ...(policy ? { 'content-security-policy': policy } : {}),
  })
  response.end(body)
}
