import type { Locator, Page } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'
import { test as base, expect, type TestPage } from './test-page.ts'

const business = {
  'business-name': 'Volt & Sons',
  'owner-name': 'Marta Volt',
  phone: '(555) 010-0199',
  email: 'hello@volt.example',
}

interface SiteParts {
  /** Attributes to set in addition to those in `business`. Null removes an attribute. */
  attributes?: Record<string, string | null>
  /** HTML inside the element. */
  children?: string
  /** HTML in the page's head. */
  head?: string
}

/** A page with `<electrician-site>` that the server returns for every path. */
export class Site {
  readonly testPage: TestPage
  readonly #server: ShopServer
  readonly #page: Page

  constructor(testPage: TestPage, server: ShopServer, page: Page) {
    this.testPage = testPage
    this.#server = server
    this.#page = page
  }

  get origin(): string {
    return this.testPage.origin
  }

  serve({ attributes = {}, children = '', head = '' }: SiteParts = {}): void {
    const all: Record<string, string | null> = { routing: 'history', ...business, ...attributes }
    const written = Object.entries(all)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`)
    this.#server.website = this.testPage.html({
      head,
      body: `<electrician-site ${written.join(' ')}>${children}</electrician-site>`,
    })
  }

  async open(path = '/', parts: SiteParts = {}): Promise<void> {
    this.serve(parts)
    await this.#page.goto(this.origin + path)
    await expect(this.screen()).toBeVisible()
  }

  /** Returns the current screen, or the screen with this name. */
  screen(name?: string): Locator {
    return this.#page.locator(name ? `[data-screen=${name}]` : '[data-screen]')
  }

  section(name: string): Locator {
    return this.#page.locator(`[data-section=${name}]`)
  }

  header(): Locator {
    return this.#page.getByRole('banner')
  }

  /** Returns a link in the header's navigation. */
  link(name: string): Locator {
    return this.#page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  }

  /** Expects the section's heading to be scrolled to just below the sticky header. */
  async expectScrolledTo(name: string): Promise<void> {
    const section = this.section(name)
    await expect(section).toBeVisible()
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
        message: `the top of ${name} is right below the header`,
      })
      .toBeLessThanOrEqual(80)
    const top = await section.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    // The header must not cover the heading.
    const first = await section.getByRole('heading').first().boundingBox()
    const header = await this.header().boundingBox()
    expect(first?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
}

export function scrollTopOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Returns the focused element's section name, or its tag name if it has none. Searches shadow roots. */
export function deepestFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!(focused instanceof HTMLElement)) return ''
    return focused.dataset['section'] ?? focused.localName
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export const test = base.extend<{ site: Site }>({
  site: async ({ testPage, server, page }, use) => {
    await use(new Site(testPage, server, page))
  },
})

export { expect }
