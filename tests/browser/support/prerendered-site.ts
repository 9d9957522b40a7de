import type { Page } from '@playwright/test'
import { twoFrames } from './frames.ts'
import { holdRequests } from './hold-requests.ts'
import { layoutShifts, recordLaterLayoutShifts } from './layout-shifts.ts'
import { addFromCard } from './shop.ts'
import { test as base, expect } from './test-page.ts'

/** The prerendered website, as served by `npm start`. Its scripts do not load until `releaseScripts()` is called. */
class PrerenderedSite {
  readonly #page: Page
  #release = () => {}

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens a path. `change` can modify the HTML of the response. */
  async open(path: string, change: (html: string) => string = (html) => html): Promise<void> {
    const scripts = /\/(electrician-elements(\.lite)?|(app|modules)\/.*)\.js$/
    this.#release = await holdRequests(this.#page, scripts)
    await this.#page.route(
      (url) => url.pathname === path,
      async (route) => {
        // The server may close an idle connection at the same moment.
        const response = await route.fetch({ maxRetries: 1 })
        await route.fulfill({ response, body: change(await response.text()) })
      },
    )
    await this.#page.goto(path, { waitUntil: 'commit' })
    await expect(this.#page.getByRole('contentinfo')).toBeAttached()
    await this.#page.evaluate(() => {
      const elements = document.querySelector('electrician-site')?.shadowRoot?.querySelectorAll('*') ?? []
      // Skip formatted descriptions, because the sanitizer renders them again before the first paint.
      const isFormatted = (element: Element) => element.closest('article > :last-child') !== null
      const isKept = (element: Element) =>
        !element.matches('link[rel=stylesheet], script, .late, .late *') && !isFormatted(element)
      Reflect.set(window, 'prerendered', [...elements].filter(isKept))
    })
  }

  releaseScripts(): void {
    this.#release()
  }

  /**
   * Loads the scripts and scrolls through the page. Expects the scripts to keep every prerendered element and to cause no
   * layout shift.
   */
  async expectSeamlessHydration(): Promise<void> {
    await recordLaterLayoutShifts(this.#page)
    this.releaseScripts()
    await expectInteractive(this.#page)
    await this.#page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await this.removedElements()).toEqual([])
    await twoFrames(this.#page)
    expect(await layoutShifts(this.#page)).toEqual([])
  }

  /** Returns the prerendered elements that the script has removed. */
  removedElements(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const before: Element[] = Reflect.get(window, 'prerendered')
      if (before.length < 50) return ['the page was not prerendered']
      // An element that contains only text is replaced when its text changes, for example from "Checking stock…".
      const isText = (element: Element) => element.matches('span, bdi') && element.childElementCount === 0
      return before
        .filter((element) => !element.isConnected && !isText(element))
        .map((element) => element.outerHTML.slice(0, 80))
    })
  }
}

/** Expects the website to be hydrated and interactive. Opens and closes the cart to check this. */
export async function expectInteractive(page: Page): Promise<void> {
  await expectHydrated(page)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
}

/** Expects hydration to have started. From then on, React handles clicks. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('electrician-site [data-fingerprint]')).toHaveCount(0)
}

/** Adds a product to the cart as on an earlier visit to the website. */
export async function addOnEarlierVisit(page: Page, product: string): Promise<void> {
  await page.goto('/store')
  await expectInteractive(page)
  await addFromCard(page, product)
}

export const test = base.extend<{ prerendered: PrerenderedSite }>({
  prerendered: async ({ page }, use) => {
    await use(new PrerenderedSite(page))
  },
})

export { expect }
