import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pagePolicy } from '../../../demo/serve.ts'
import { cartButton, startCheckout } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { expect, shopPages, test as shopTest, type TestPage } from './test-page.ts'
import { vendorFile } from './vendor.ts'

/** Host pages with their own styles. Maps file names in `tests/browser/hosts` to descriptions for test titles. */
export const styledHosts = {
  unset: 'a page without a doctype whose styles unset or override everything',
  bootstrap5: 'a page with Bootstrap 5',
}

/** Host pages whose libraries insert markup strings or inline styles, which the strict policy would block. */
const permissiveHosts = ['turbo']
const permissivePolicy = pagePolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("; require-trusted-types-for 'script'", '')

/** Returns the demo's strict policy plus the hashes of the page's inline styles and scripts. */
function policyFor(html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('')
  return pagePolicy
    .replace("style-src 'self'", `style-src 'self'${hashes('style')}`)
    .replace("script-src 'self'", `script-src 'self'${hashes('script')}`)
    .replace("base-uri 'none'", html.includes('<base ') ? 'base-uri *' : "base-uri 'none'")
}

/** Markup at the start of every host page's head. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`

/** Page content outside our elements, which the host page's styles apply to. */
const content = `<div id="content">
    <h1>Our club</h1>
    <p>Founded in <a href="#1902">1902</a>, and <em>still</em> <strong>glowing</strong>.</p>
    <ul><li>Meetings on Mondays</li><li>Lamps for everyone</li></ul>
    <table border="1"><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>8 to 5</td></tr></table>
    <form><label>Name <input type="text" value="Ada"></label> <button type="button">Send</button></form>
  </div>`

/** Serves the host pages in `tests/browser/hosts` with our elements inserted. */
export class HostPages {
  readonly #testPage: TestPage
  readonly #server: ShopServer

  constructor(testPage: TestPage, server: ShopServer) {
    this.#testPage = testPage
    this.#server = server
  }

  /** Serves the host page at `/{name}.html` for each entry in `pages`. The page named `bare` does not load the script. */
  async serve(host: string, pages: Record<string, string>): Promise<void> {
    const html = readFileSync(new URL(`../hosts/${host}.html`, import.meta.url), 'utf8')
    this.#server.policy = permissiveHosts.includes(host) ? permissivePolicy : policyFor(html)
    for (const [, name = ''] of html.matchAll(/"\/vendor\/([^"]+)"/g))
      this.#server.pages.set(`/vendor/${name}`, await vendorFile(name))
    for (const [name, body] of Object.entries(pages)) {
      const script = name === 'bare' ? '' : this.#testPage.scriptTag()
      const parts: Record<string, string> = { head, content, script, shop: body }
      this.#server.pages.set(
        `/${name}.html`,
        html.replace(/<!-- (\w+) -->/g, (comment, part) => parts[part] ?? comment),
      )
    }
  }

  /** Serves the shop's three pages, each inside the host page. */
  async serveShop(host: string): Promise<void> {
    const pages = Object.entries(shopPages).map(([name, body]) => [name.replace('.html', ''), body])
    await this.serve(host, Object.fromEntries(pages))
  }

  addressOf(page: string): string {
    return `${this.#testPage.origin}/${page}.html`
  }
}

/** Starts the checkout from the open cart, pays, and expects the success page with an empty cart. */
export async function payForCart(page: Page): Promise<void> {
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
}

export const test = shopTest.extend<{ hostPages: HostPages }>({
  hostPages: async ({ testPage, server }, use) => {
    await use(new HostPages(testPage, server))
  },
})

export { expect }
