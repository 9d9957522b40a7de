import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type Call, callOf, responseTo } from './store-responses.ts'
import { test as base, expect, type TestPage } from './test-page.ts'

/** Sends a faulty response; `body` is what a working store would send. */
export type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Where an API call fails: on the store's server, in the network or in a service worker. */
export type Failure =
  | { respond: Respond; failsPreflight?: true }
  | { abort: 'connectionrefused' }
  /** A JavaScript expression that evaluates to the response. */
  | { worker: string }

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
}

/** A store on a separate origin where one kind of API call fails until `repair()` is called. */
export class FaultyStore {
  readonly #page: Page
  readonly #testPage: TestPage
  readonly #server = createServer((request, response) => this.#respond(request, response))
  #call: Call | undefined
  #failure: Failure | undefined
  #isRepaired = false
  #failures = 0

  constructor(page: Page, testPage: TestPage) {
    this.#page = page
    this.#testPage = testPage
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { server } = this.#testPage
    server.policy = server.policy.replace("connect-src 'self'", 'connect-src *')
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** This store, in the format of saved cart lines. */
  get lineStore(): { host: string; store_id: string } {
    const { port } = this.#server.address() as AddressInfo
    return { host: `http://127.0.0.1:${port}`, store_id: 'demo' }
  }

  /** The attributes that connect an element to this store. */
  get attributes(): string {
    return `store-host="${this.lineStore.host}" store-id="${this.lineStore.store_id}"`
  }

  /** Makes one kind of API call fail. */
  async breakCall(call: Call, failure: Failure): Promise<void> {
    this.#call = call
    this.#failure = failure
    if ('worker' in failure) await this.#registerWorker(failure.worker)
    if (!('abort' in failure)) return
    await this.#page.route(
      (url) => callOf(url.pathname) === call,
      (route) => {
        this.#failures += 1
        return route.abort(failure.abort)
      },
    )
  }

  /** Makes the API call that `breakCall()` broke succeed again. */
  async repair(): Promise<void> {
    this.#isRepaired = true
    await this.#page.unrouteAll()
    if (this.#isInWorker()) await this.#requestFromWorker('/worker/repair')
  }

  /** Returns how many times the broken API call has failed. */
  async failures(): Promise<number> {
    return this.#isInWorker() ? Number(await this.#requestFromWorker('/worker/failures')) : this.#failures
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    const call = callOf(request.url ?? '')
    const isPreflight = request.method === 'OPTIONS'
    const failure = this.#failure
    const isBroken = call === this.#call && !this.#isRepaired
    if (!call) response.writeHead(404, corsHeaders).end()
    else if (isBroken && failure && 'respond' in failure && (!isPreflight || failure.failsPreflight)) {
      this.#failures += 1
      failure.respond(request, response, responseTo(call))
    } else if (isPreflight) response.writeHead(204, corsHeaders).end()
    else sendJson(response, responseTo(call))
  }

  /** Opens a page that registers the service worker. The worker controls every page opened afterward. */
  async #registerWorker(response: string): Promise<void> {
    this.#testPage.server.pages.set('/worker.js', workerScript(this.#call, response))
    await this.#testPage.open('', { script: '' }, this.#page)
    await this.#page.evaluate(async () => {
      const hasControl = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done)
      })
      const policy = Reflect.get(window, 'trustedTypes').createPolicy('test', {
        createScriptURL: (url: string) => url,
      })
      await navigator.serviceWorker.register(policy.createScriptURL('/worker.js'))
      await hasControl
    })
  }

  #isInWorker(): boolean {
    return this.#failure !== undefined && 'worker' in this.#failure
  }

  #requestFromWorker(path: string): Promise<string> {
    return this.#page.evaluate((url) => fetch(url).then((response) => response.text()), path)
  }
}

/** Returns the code of a service worker that makes one API call fail until the page requests `/worker/repair`. */
function workerScript(call: Call | undefined, response: string): string {
  const paths = {
    list: 'products$',
    product: 'products/\\w+$',
    inventory: 'variants$',
    checkout: 'checkout$',
  }
  return `
    let isBroken = true
    let failures = 0
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => {
      const { pathname } = new URL(event.request.url)
      if (pathname === '/worker/repair') isBroken = false
      if (pathname.startsWith('/worker/')) return event.respondWith(new Response(failures))
      if (!isBroken || !new RegExp(${JSON.stringify(call && paths[call])}).test(pathname)) return
      failures += 1
      event.respondWith(${response})
    })`
}

/** Sends JSON with CORS headers. */
export function sendJson(response: ServerResponse, body: string, status = 200, statusText = 'OK'): void {
  response.writeHead(status, statusText, { ...corsHeaders, 'content-type': 'application/json' }).end(body)
}

export const test = base.extend<{ store: FaultyStore }>({
  store: async ({ page, testPage }, use) => {
    const store = new FaultyStore(page, testPage)
    await store.start()
    await use(store)
    await store.stop()
  },
})

export { expect }
