import type { Page } from '@playwright/test'
import { countInstances } from './support/page-resources.ts'
import { expect, test } from './support/test-page.ts'

const attributesOf: Record<string, Record<string, string>> = {
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

/** Inserts `perRound` elements, waits until they have rendered and removes them. Repeats this `rounds` times. */
function mountRepeatedly(page: Page, tag: string, rounds: number, perRound: number): Promise<void> {
  return page.evaluate(
    async ([tag, attributes, rounds, perRound]) => {
      const main = document.querySelector('main') as HTMLElement
      const { port1, port2 } = new MessageChannel()
      const nextTask = () =>
        new Promise((done) => {
          port1.onmessage = done
          port2.postMessage(null)
        })
      for (let round = 0; round < rounds; round += 1) {
        for (let count = 0; count < perRound; count += 1) {
          const element = document.createElement(tag)
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
          main.append(element)
        }
        while (![...main.children].every(({ shadowRoot }) => shadowRoot?.querySelector('.root')))
          await nextTask()
        main.replaceChildren()
        await nextTask()
      }
    },
    [tag, attributesOf[tag] ?? {}, rounds, perRound] as const,
  )
}

for (const tag of Object.keys(attributesOf)) {
  test(`two hundred <${tag}> elements are released after their removal`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/^warning: This page contains more than one <electrician-site>/)
    await testPage.open('<main hidden></main>')
    const browser = await page.context().newCDPSession(page)
    await mountRepeatedly(page, tag, 4, 50)
    // React and the browser keep a few removed elements until the page is idle. A leak would keep all of them.
    await expect
      .poll(() => countInstances(browser, 'ShadowRoot'), { timeout: 60_000 })
      .toBeLessThanOrEqual(20)
  })
}
