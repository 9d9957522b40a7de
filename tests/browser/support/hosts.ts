import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pagePolicy } from '../../../demo/serve.ts'
import { cartButton, notice, openCart, proceed } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { expect, type Stage, shopPages, test as stageTest } from './stage.ts'
import { vendorText } from './vendor.ts'

/** Pages with styles of their own: the files of `tests/browser/hosts`, and what each is. */
export const styledHosts = {
  unset: 'a page that unsets everything',
  important: 'a page that insists on its own look',
  'small-root': 'a page whose root is ten pixels',
  bootstrap3: 'a page with Bootstrap 3',
  bootstrap4: 'a page with Bootstrap 4',
  bootstrap5: 'a page with Bootstrap 5',
  tailwind: 'a page with Tailwind’s preflight',
  normalize: 'a page with normalize.css',
  'classic-theme': 'a page with a classic theme',
  'base-elsewhere': 'a page with another base address',
  banners: 'a page with banners in front of everything',
  quirks: 'a page without a doctype',
  'right-to-left': 'a page that reads from right to left',
}

/** Pages whose libraries put strings into the page, or styles of their own: neither a strict policy nor Trusted Types are for them. */
const looseHosts = ['mootools', 'prototype', 'jquery', 'turbo']
const loosePolicy = pagePolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("; require-trusted-types-for 'script'", '')

/** The strict policy of the demo, which allows nothing more than the page's own styles and scripts as they are written. */
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

/** What every host's page has before anything of its own. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`

/** What a host's page has to say, as its styles would have it look. */
const content = `<div id="content">
    <h1>Our club</h1>
    <p>Founded in <a href="#1902">1902</a>, and <em>still</em> <strong>glowing</strong>.</p>
    <ul><li>Meetings on Mondays</li><li>Lamps for everyone</li></ul>
    <table border="1"><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>8 to 5</td></tr></table>
    <form><label>Name <input type="text" value="Ada"></label> <button type="button">Send</button></form>
  </div>`

/** Pages of somebody else's make, from `tests/browser/hosts`, with our tags in their places. */
export class Hosts {
  readonly #stage: Stage
  readonly #server: ShopServer

  constructor(stage: Stage, server: ShopServer) {
    this.#stage = stage
    this.#server = server
  }

  /** Puts pages of one host at `/{name}.html`: each with those tags. */
  async serve(host: string, pages: Record<string, string>): Promise<void> {
    const html = readFileSync(new URL(`../hosts/${host}.html`, import.meta.url), 'utf8')
    this.#server.policy = looseHosts.includes(host) ? loosePolicy : policyFor(html)
    for (const [, name = ''] of html.matchAll(/"\/vendor\/([^"]+)"/g))
      this.#server.pages.set(`/vendor/${name}`, await vendorText(name))
    for (const [name, body] of Object.entries(pages)) {
      const script = name === 'bare' ? '' : this.#stage.scriptTag()
      const parts: Record<string, string> = { head, content, script, shop: body }
      this.#server.pages.set(
        `/${name}.html`,
        html.replace(/<!-- (\w+) -->/g, (comment, part) => parts[part] ?? comment),
      )
    }
  }

  /** A listing, a product page and a success page, all of that host's. */
  async serveShop(host: string): Promise<void> {
    const pages = Object.entries(shopPages).map(([name, body]) => [name.replace('.html', ''), body])
    await this.serve(host, Object.fromEntries(pages))
  }

  addressOf(page: string): string {
    return `${this.#stage.origin}/${page}.html`
  }
}

/** Buys two amber tees, from the listing to the success page and back to the listing. */
export async function buyFrom(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(notice(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
  await openCart(page)
  await settle(page)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
}

/** Pays what is in the open cart, and comes to the success page with an empty one. */
export async function settle(page: Page): Promise<void> {
  await proceed(page)
  await payAndReturn(page)
}

export async function payAndReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
}

export const test = stageTest.extend<{ hosts: Hosts }>({
  hosts: async ({ stage, server }, use) => {
    await use(new Hosts(stage, server))
  },
})

export { expect }
