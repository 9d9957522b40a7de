import type { Page } from '@playwright/test'
import { countInstances, heapSize } from './support/page-resources.ts'

import { expect, test } from './support/test-page.ts'

const MB = 1_000_000

const tags: Record<string, Record<string, string>> = {
  'electrician-site': { routing: 'hash' },
  'store-front': {},
  'store-grid': {},
  'product-detail': { 'product-id': 'prod_tee' },
  'cart-drawer': {},
  'cart-button': {},
  'quote-form': {},
  'service-list': {},
  'about-owner': { 'owner-name': 'Marta Volt' },
  'contact-info': { phone: '(555) 010-0199' },
  'order-success': {},
  'toast-area': {},
}

/** Puts these tags into the page and takes them out again, `rounds` times; each is seen to have rendered. */
function mount(page: Page, tag: string, rounds: number, each: number): Promise<void> {
  return page.evaluate(
    async ([tag, attributes, rounds, each]) => {
      const main = document.querySelector('main') as HTMLElement
      const { port1, port2 } = new MessageChannel()
      const turn = () =>
        new Promise((done) => {
          port1.onmessage = done
          port2.postMessage(null)
        })
      for (let round = 0; round < rounds; round += 1) {
        for (let made = 0; made < each; made += 1) {
          const element = document.createElement(tag)
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
          main.append(element)
        }
        while (![...main.children].every(({ shadowRoot }) => shadowRoot?.querySelector('.root'))) await turn()
        main.replaceChildren()
        await turn()
      }
    },
    [tag, tags[tag] ?? {}, rounds, each] as const,
  )
}

for (const tag of Object.keys(tags)) {
  test(`a thousand <${tag}> come and go without leaving anything in memory`, async ({ page, testPage }) => {
    await testPage.open('<main hidden></main>')
    // Twelve thousand websites and pieces are more than a busy machine shows in half a minute.
    test.setTimeout(120_000)
    const browser = await page.context().newCDPSession(page)
    await mount(page, tag, 2, 50)
    const before = await heapSize(browser)
    await mount(page, tag, 20, 50)
    // Runtimes hold on to what they have rendered last, and a busy browser to a few more for a while: a leak keeps a thousand.
    await expect.poll(() => countInstances(browser, 'ShadowRoot')).toBeLessThanOrEqual(20)
    await expect.poll(async () => (await heapSize(browser)) - before).toBeLessThan(MB)
  })
}
