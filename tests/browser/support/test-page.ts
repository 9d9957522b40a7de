import { test as base, expect } from '@playwright/test'
import { scriptElement, scripts } from '../../support/scripts.ts'
import { type ConsoleMessages, failOnUnexpectedMessages } from './console-messages.ts'
import { runServer, type ShopServer } from './shop-server.ts'

export interface PageParts {
  body?: string
  /** Markup in the head, before the script tag. */
  head?: string
  /** Replaces the default script tag. An empty string omits the script. */
  script?: string
}

export const shopBody = `
  <cart-button></cart-button>
  <main><h1>Shop</h1><store-grid product-url="product.html?ee-product={id}"></store-grid></main>
  <cart-drawer success-url="success.html"></cart-drawer>
  <toast-area></toast-area>`
const productBody = `
  <cart-button></cart-button>
  <main><h1>Product</h1><product-detail store-url="shop.html"></product-detail></main>
  <cart-drawer success-url="success.html"></cart-drawer>`
const successBody = `
  <cart-button></cart-button>
  <main><h1>Thanks</h1><order-success store-url="shop.html" home-url="/"></order-success></main>`

/** The body markup of a shop's three pages: product list, product details and order success. */
export const shopPages = { 'shop.html': shopBody, 'product.html': productBody, 'success.html': successBody }

/** A browser page that Playwright or WebDriver controls. */
interface Navigable {
  goto(address: string): Promise<unknown>
}

/** Serves and opens a test's pages, using a demo store and the demo's content security policy. */
export class TestPage {
  readonly server: ShopServer
  readonly origin: string
  /** The path of the script that pages load. */
  script: string
  /** The `data-store-id` of the script tag. */
  storeId = 'demo'
  /** The language of every page. */
  language = 'en'
  /** Markup at the start of every page's head. */
  head = ''
  readonly #page: Navigable

  constructor(server: ShopServer, page: Navigable, script: string) {
    this.server = server
    this.script = script
    this.origin = server.originAt('localhost')
    this.#page = page
  }

  html({ body = '', head = '', script = this.scriptTag() }: PageParts): string {
    const direction = ['ar', 'he'].includes(this.language) ? 'rtl' : 'ltr'
    return `<!doctype html><html lang="${this.language}" dir="${direction}"><head><meta charset="utf-8"><title>Test page</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">${this.head}${head}${script}</head><body>${body}</body></html>`
  }

  scriptTag(attributes = 'defer'): string {
    return scriptElement(
      this.script,
      `data-store-host="/provider" data-store-id="${this.storeId}" ${attributes}`,
    )
  }

  /** Serves a page at `/{name}`. */
  serve(name: string, parts: PageParts): void {
    this.server.pages.set(`/${name}`, this.html(parts))
  }

  serveShop(): void {
    for (const [name, body] of Object.entries(shopPages)) this.serve(name, { body })
  }

  async open(body: string, parts: Omit<PageParts, 'body'> = {}, page: Navigable = this.#page): Promise<void> {
    this.serve('index.html', { body, ...parts })
    await page.goto(`${this.origin}/index.html`)
  }

  async openShop(page: Navigable = this.#page): Promise<void> {
    this.serveShop()
    await page.goto(`${this.origin}/shop.html`)
  }

  async openProduct(id: string, page: Navigable = this.#page): Promise<void> {
    this.serveShop()
    await page.goto(`${this.origin}/product.html?ee-product=${id}`)
  }
}

interface Fixtures {
  testPage: TestPage
  /** Console messages and policy violations. The test fails if any of them is not allowed. */
  consoleMessages: ConsoleMessages
}

interface WorkerFixtures {
  /** The path of the script under test. */
  script: string
  server: ShopServer
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  script: [scripts.loader, { option: true, scope: 'worker' }],
  server: [runServer, { scope: 'worker' }],
  testPage: async ({ page, server, script }, use) => {
    server.reset()
    await use(new TestPage(server, page, script))
    server.throwCrash()
  },
  consoleMessages: [failOnUnexpectedMessages, { auto: true }],
})

export { expect }
