import type { Page } from '@playwright/test'
import { test as base, expect } from './stage.ts'

/** The prerendered website, as `npm start` serves it, in which no script comes before `start` lets it. */
class Prerendered {
  readonly #page: Page
  #letGo = () => {}

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens a path; `change` may alter the page's HTML on its way. */
  async open(path: string, change: (html: string) => string = (html) => html): Promise<void> {
    const started = new Promise<void>((resolve) => {
      this.#letGo = resolve
    })
    await this.#page.route(/\/(electrician-elements(\.lite)?|app\/.*)\.js$/, async (route) => {
      await started
      await route.continue()
    })
    await this.#page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      },
    )
    await this.#page.goto(path, { waitUntil: 'commit' })
    await expect(this.#page.getByRole('contentinfo')).toBeAttached()
    await this.#page.evaluate(() => {
      const shown = [...(document.querySelector('electrician-site')?.shadowRoot?.querySelectorAll('*') ?? [])]
      const own = (one: Element) => !one.matches('link[rel=stylesheet], script') && !isFormatted(one)
      // What the store's owner has formatted is drawn again by the sanitiser, before it is painted.
      const isFormatted = (one: Element) => one.closest('article > :last-child') !== null
      Reflect.set(window, 'prerendered', shown.filter(own))
    })
  }

  start(): void {
    this.#letGo()
  }

  /** Of what stood there before the script: what is no longer there. */
  lost(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const before: Element[] = Reflect.get(window, 'prerendered')
      if (before.length < 50) return ['there was nothing to begin with']
      return before.filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 80))
    })
  }
}

/** The script has taken the page over: what it shows answers. */
export async function expectAlive(page: Page): Promise<void> {
  // The sheet has taken the place of its link.
  await expect(page.locator('electrician-site link')).toHaveCount(0)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
}

export const test = base.extend<{ prerendered: Prerendered }>({
  prerendered: async ({ page }, use) => {
    await use(new Prerendered(page))
  },
})

export { expect }
