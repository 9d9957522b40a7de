import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant, type Wire } from '../../support/factories.ts'
import { markupAttacks } from './attacks.ts'
import type { ConsoleMessages } from './console-messages.ts'
import { hostPageState, InjectionMonitor } from './injection-monitor.ts'
import { expect, type TestPage, test } from './test-page.ts'

/** A page's content security policy and any change to the browser's `setHTML`. */
export interface HostilePageSetup {
  /** The content security policy. Null selects the demo's strict policy. */
  policy: string | null
  /** An init script that removes or replaces the browser's `setHTML`. */
  setHtml?: () => void
}

/** One page setup for each sanitizer. A policy would only block attacks that the browser's sanitizer lets through. */
export const pageSetups = {
  'no content security policy': { policy: '' },
  'the strict content security policy and no setHTML()': { policy: null, setHtml: removeSetHtml },
  // Detects calls of a replaced setHTML, which must not sanitize descriptions.
  'a setHTML() that does not sanitize': { policy: '', setHtml: makeSetHtmlUnsafe },
} satisfies Record<string, HostilePageSetup>

/** The fixtures that tests with hostile descriptions need. */
export interface HostileFixtures {
  page: Page
  testPage: TestPage
  consoleMessages: ConsoleMessages
}

/** Defines a test that renders attacks in product descriptions and expects no side effects or unsafe elements. */
export function testHostileDescriptions(
  setup: keyof typeof pageSetups,
  attacks: string[] = markupAttacks,
): void {
  test(`with ${setup}, the product page neutralizes ${attacks.length} attacks in a description`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    const monitor = await preparePage({ page, testPage, consoleMessages }, pageSetups[setup])
    await mockProduct(page, { description: '<p>Harmless</p>' })
    await testPage.openProduct('prod_1')
    await expect(page.getByText('Harmless')).toBeVisible()
    const before = await hostPageState(page)

    const blocks = attacks.map((description, order) => ({
      id: `i${order}`,
      order,
      title: 'Attack',
      description,
    }))
    // Sections without text are left out, so wait for a last section that has text.
    const last = { id: 'last', order: attacks.length, title: 'Last', description: 'Text' }
    await mockProduct(page, { description: attacks.join(''), additional_info: [...blocks, last] })
    await testPage.openProduct('prod_1')
    await expect(page.getByRole('heading', { name: 'Last' })).toBeVisible()
    await monitor.expectNoEffects(before)
    expect(await unsafeContent(page)).toEqual([])
  })
}

/** Applies a page setup and starts the injection monitor. Call this function before opening the page. */
export async function preparePage(
  { page, testPage, consoleMessages }: HostileFixtures,
  setup: HostilePageSetup,
): Promise<InjectionMonitor> {
  // Allow the browser's messages about missing images and about policy violations in the sanitizer's inert document.
  consoleMessages.allow(
    /^error: (Failed to load resource|.* violates the following Content Security Policy)/,
    /^violation: /,
  )
  if (setup.policy !== null) testPage.server.policy = setup.policy
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  if (setup.setHtml) await page.addInitScript(setup.setHtml)
  return monitor
}

/** Responds to every product request with a default product modified by `overrides`. */
export async function mockProduct(page: Page, overrides: Wire): Promise<void> {
  const product = aWireProduct({ thumbnail: null, media: [], variants: [aWireVariant()], ...overrides })
  await page.unroute('**/provider/store/**')
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({
      json: route.request().url().includes('/variants') ? { variants: [{ id: 'variant_1' }] } : { product },
    }),
  )
}

/** Removes the browser's sanitizer, so that DOMPurify sanitizes descriptions. Runs in the page. */
export function removeSetHtml(): void {
  for (const name of ['setHTML', 'setHTMLUnsafe']) {
    Reflect.deleteProperty(Element.prototype, name)
    Reflect.deleteProperty(ShadowRoot.prototype, name)
  }
  Reflect.deleteProperty(window, 'Sanitizer')
}

function makeSetHtmlUnsafe(): void {
  for (const { prototype } of [Element, ShadowRoot]) {
    prototype.setHTMLUnsafe = function (html: string) {
      Reflect.get(window, 'executed').push('setHTML')
      this.innerHTML = html
    }
    Reflect.set(prototype, 'setHTML', prototype.setHTMLUnsafe)
  }
}

/** Returns elements that the sanitizer should have removed from the rendered descriptions. */
function unsafeContent(page: Page): Promise<string[]> {
  return page.locator('product-detail').evaluateAll((hosts) => {
    const articles = hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('article') ?? [])])
    const inside = (selector: string) =>
      articles.flatMap((article) => [...article.querySelectorAll<HTMLAnchorElement>(selector)])
    const found: string[] = []
    const dangerous =
      'script, iframe, frame, object, embed, applet, form, input:not([type=radio], .buy-row *), select, textarea, style, link, meta, base, svg:not(.lucide), math, template, slot, dialog, video, audio, track, map, area, portal, [is], [popover], [srcdoc], [usemap], [ping], [autofocus]'
    for (const element of inside(dangerous)) found.push(element.outerHTML.slice(0, 200))
    for (const element of inside('*')) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
      if (handler || element.localName.includes('-')) found.push(element.outerHTML.slice(0, 200))
      if (getComputedStyle(element).position === 'fixed') found.push(element.outerHTML.slice(0, 200))
    }
    for (const link of inside('a')) {
      const isSafe = !link.href || /^(https?|mailto|tel|ftp|sms|callto|cid|xmpp|matrix):$/.test(link.protocol)
      if (!isSafe || link.target !== '_blank' || !link.relList.contains('noopener'))
        found.push(link.outerHTML)
    }
    return articles.length > 0 ? [...new Set(found)] : ['no description']
  })
}
