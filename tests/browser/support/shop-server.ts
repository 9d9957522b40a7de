import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePolicy } from '../../../demo/serve.ts'
import { answerWith } from '../../../demo/store/answer-with.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'

/** The script as it is shipped. */
export const builtScript = new URL('../../../dist/electrician-elements.js', import.meta.url)

/** A shop's web server with pages made up by a test, the built script, and a demo store in the state it opened with. */
export class ShopServer {
  readonly pages = new Map<string, string>()
  /** Answers every path that has no page of its own, as hosts of single-page websites do; none when empty. */
  website = ''
  /** Sent with every page; none when empty. */
  policy = pagePolicy
  #store = createDemoStore()
  // Read once, so that a build beside a run doesn't pull the script from under it.
  readonly #script = readFileSync(builtScript, 'utf8')
  readonly #server = createServer((request, response) => this.#answer(request, response))

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
    this.#store = createDemoStore()
  }

  /** Every name of this machine is an origin of its own. */
  originAt(host: string): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/provider/')) {
      answerWith(this.#store, request, response).catch(() => response.destroy())
      return
    }
    const page = this.pages.get(path)
    if (page !== undefined) send(response, 'text/html', page, this.policy)
    else if (path === '/electrician-elements.js') send(response, 'text/javascript', this.#script)
    // A download leaves the browser where it is.
    else if (path === '/stay')
      response.writeHead(200, { 'content-disposition': 'attachment; filename="order.txt"' }).end('order')
    else if (path === '/favicon.ico') response.writeHead(204).end()
    else if (this.website && !path.includes('.')) send(response, 'text/html', this.website, this.policy)
    else response.writeHead(404).end()
  }
}

function send(response: ServerResponse, type: string, body: string, policy = ''): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    ...(policy ? { 'content-security-policy': policy } : {}),
  })
  response.end(body)
}
