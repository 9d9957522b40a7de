import type { Locator, Page } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'
import { test as base, expect, type Stage } from './stage.ts'

export const business = {
  'business-name': 'Volt & Sons',
  'owner-name': 'Marta Volt',
  phone: '(555) 010-0199',
  email: 'hello@volt.example',
}

interface SiteParts {
  /** Beside those of `business`; null takes one of them away. */
  attributes?: Record<string, string | null>
  /** What stands between the tags. */
  inside?: string
  /** What the page has in its head. */
  head?: string
}

/** The whole website, as a host serves it that answers every path with the one page. */
export class Site {
  readonly stage: Stage
  readonly #server: ShopServer
  readonly #page: Page

  constructor(stage: Stage, server: ShopServer, page: Page) {
    this.stage = stage
    this.#server = server
    this.#page = page
  }

  get origin(): string {
    return this.stage.origin
  }

  serve({ attributes = {}, inside = '', head = '' }: SiteParts = {}): void {
    const all: Record<string, string | null> = { ...business, ...attributes }
    const written = Object.entries(all)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`)
    this.#server.website = this.stage.html({
      head,
      body: `<electrician-site ${written.join(' ')}>${inside}</electrician-site>`,
    })
  }

  async open(path = '/', parts: SiteParts = {}): Promise<void> {
    this.serve(parts)
    await this.#page.goto(this.origin + path)
    await expect(this.screen()).toBeVisible()
  }

  /** The screen on show; with a name, that one. */
  screen(name?: string): Locator {
    return this.#page.locator(name ? `[data-screen=${name}]` : '[data-screen]')
  }

  section(name: string): Locator {
    return this.#page.locator(`[data-section=${name}]`)
  }

  header(): Locator {
    return this.#page.getByRole('banner')
  }

  /** A link of the header. */
  link(name: string): Locator {
    return this.#page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  }

  /** A section's top is on show just below the header that stays in place. */
  async expectArrivedAt(name: string): Promise<void> {
    const section = this.section(name)
    await expect(section).toBeVisible()
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
        message: `the top of ${name} is right below the header`,
      })
      .toBeLessThanOrEqual(80)
    const top = await section.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    // What there is to read begins below the header.
    const first = await section.getByRole('heading').first().boundingBox()
    const header = await this.header().boundingBox()
    expect(first?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
}

export function scrollTopOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Shadow roots aside, what has the focus: its text, label or name. */
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

/** What a page does to say that a hostile text has run. */
export function somethingRan(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'ran'))
}

export const test = base.extend<{ site: Site }>({
  site: async ({ stage, server, page }, use) => {
    await use(new Site(stage, server, page))
  },
})

export { expect }
