import { test as base, expect } from '@playwright/test'
import { failOnNoise, type Noise } from './noise.ts'
import { runServer, type ShopServer } from './shop-server.ts'

export interface PageParts {
  body?: string
  /** Comes before the script tag. */
  head?: string
  /** Replaces the script tag; `''` for a page without one. */
  script?: string
}

export const shopBody = `
  <cart-button></cart-button>
  <main><h1>Shop</h1><store-grid product-url="product.html?product={id}"></store-grid></main>
  <cart-drawer success-url="success.html"></cart-drawer>
  <toast-area></toast-area>`
const productBody = `
  <cart-button></cart-button>
  <main><h1>Product</h1><product-detail store-url="shop.html"></product-detail></main>
  <cart-drawer success-url="success.html"></cart-drawer>`
const successBody = `
  <cart-button></cart-button>
  <main><h1>Thanks</h1><order-success store-url="shop.html" home-url="/"></order-success></main>`

/** A listing, a product page and a success page, as a shop has them. */
export const shopPages = { 'shop.html': shopBody, 'product.html': productBody, 'success.html': successBody }

/** All that a stage needs of a browser's page. */
interface Opener {
  goto(address: string): Promise<unknown>
}

/** Pages of a test's own beside a store of its own, under the policy the demo is sent with. */
export class Stage {
  readonly server: ShopServer
  readonly origin: string
  /** The store of the script tag. */
  storeId = 'demo'
  /** Stands in the head of every page, before anything of its own. */
  head = ''
  readonly #page: Opener

  constructor(server: ShopServer, page: Opener) {
    this.server = server
    this.origin = server.originAt('localhost')
    this.#page = page
  }

  html({ body = '', head = '', script = this.scriptTag() }: PageParts): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">${this.head}${head}${script}</head><body>${body}</body></html>`
  }

  scriptTag(attributes = 'defer'): string {
    return `<script src="/electrician-elements.js" data-store-host="/provider" data-store-id="${this.storeId}" ${attributes}></script>`
  }

  /** Puts a page at `/{name}`. */
  serve(name: string, parts: PageParts): void {
    this.server.pages.set(`/${name}`, this.html(parts))
  }

  serveShop(): void {
    for (const [name, body] of Object.entries(shopPages)) this.serve(name, { body })
  }

  async open(body: string, parts: Omit<PageParts, 'body'> = {}, page: Opener = this.#page): Promise<void> {
    this.serve('index.html', { body, ...parts })
    await page.goto(`${this.origin}/index.html`)
  }

  async openShop(page: Opener = this.#page): Promise<void> {
    this.serveShop()
    await page.goto(`${this.origin}/shop.html`)
  }

  async openProduct(id: string, page: Opener = this.#page): Promise<void> {
    this.serveShop()
    await page.goto(`${this.origin}/product.html?product=${id}`)
  }
}

interface Fixtures {
  stage: Stage
  /** What the console and the policy had to say. Anything not allowed fails the test. */
  noise: Noise
}

interface WorkerFixtures {
  /** What pages load in the place of the script. */
  script: string
  server: ShopServer
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  script: ['/electrician-elements.js', { option: true, scope: 'worker' }],
  server: [runServer, { scope: 'worker' }],
  stage: async ({ page, server }, use) => {
    server.reset()
    await use(new Stage(server, page))
  },
  noise: [failOnNoise, { auto: true }],
})

export { expect }
