import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant, type Wire } from '../../support/factories.ts'
import { markupAttacks } from './attacks.ts'
import type { ConsoleMessages } from './console-messages.ts'
import { hostPageState, type InjectionMonitor, monitorInjections } from './injection-monitor.ts'
import { expect, type TestPage, test } from './test-page.ts'

/** A page's content security policy and any change to the browser's `setHTML`. */
interface HostilePageSetup {
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

/** The fixtures that tests with hostile content need. */
export interface HostileFixtures {
  page: Page
  testPage: TestPage
  consoleMessages: ConsoleMessages
}

/** Defines a test that renders attacks in product descriptions and expects no side effects or unsafe elements. */
export function testHostileDescriptions(setup: keyof typeof pageSetups): void {
  test(`with ${setup}, the product page neutralizes attacks in descriptions`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    const monitor = await preparePage({ page, testPage, consoleMessages }, pageSetups[setup])
    await mockProduct(page, { description: '<p>Harmless</p>' })
    await testPage.openProduct('prod_1')
    await expect(page.getByText('Harmless')).toBeVisible()
    const before = await hostPageState(page)

    // Sections without text are left out, so the last section has text.
    const additional_info = [...markupAttacks, 'Text'].map(sectionWith)
    await mockProduct(page, { description: markupAttacks.join(''), additional_info })
    await testPage.openProduct('prod_1')
    await expect(
      page.getByRole('heading', { name: `Section ${markupAttacks.length}`, exact: true }),
    ).toBeVisible()
    await monitor.expectNoEffects(before)
    expect(await unsafeContent(page)).toEqual([])
  })
}

/** Returns an additional section of a product. Its title is `Section` and its number. */
export function sectionWith(description: string, index: number): object {
  return { id: `i${index}`, order: index, title: `Section ${index}`, description }
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
  const monitor = await monitorInjections(page, testPage.origin)
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
  return page.locator('product-detail article').evaluateAll((articles) => {
    const dangerous =
      'script, iframe, frame, object, embed, applet, form, input:not([type=radio], .buy-row *), select, textarea, style, link, meta, base, svg:not(.lucide), math, template, slot, dialog, video, audio, track, map, area, portal, [is], [popover], [srcdoc], [usemap], [ping], [autofocus]'
    const isUnsafeLink = ({ href, protocol, target, relList }: HTMLAnchorElement) => {
      const isSafe = !href || /^(https?|mailto|tel|ftp|sms|callto|cid|xmpp|matrix):$/.test(protocol)
      return !isSafe || target !== '_blank' || !relList.contains('noopener')
    }
    const isUnsafe = (element: Element) =>
      element.matches(dangerous) ||
      element.localName.includes('-') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      getComputedStyle(element).position === 'fixed' ||
      (element instanceof HTMLAnchorElement && isUnsafeLink(element))
    const found = articles.flatMap((article) => [...article.querySelectorAll('*')].filter(isUnsafe))
    return articles.length > 0 ? found.map(({ outerHTML }) => outerHTML.slice(0, 200)) : ['no description']
  })
}
