import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant, type Wire } from '../../support/factories.ts'
import { markups } from './attacks.ts'
import type { Noise } from './noise.ts'
import { expect, type Stage, test } from './stage.ts'
import { surroundings, Tripwire } from './tripwire.ts'

/** What a page lets its scripts do, and whether its browser can purify by itself. */
interface HostileGround {
  /** The page's policy; null for the demo's, which keeps most of it from running anyway. */
  policy: string | null
  hasSetHtml: boolean
}

/** A test for each kind of page, by what it is. */
export function testDescriptionsOn(pages: Record<string, HostileGround>): void {
  for (const [what, ground] of Object.entries(pages)) {
    test(`${markups.length} attacks in a description do nothing on a page with ${what}`, async ({
      page,
      stage,
      noise,
    }) => {
      await expectNoHarm({ page, stage, noise }, ground)
    })
  }
}

/** Shows a product whose description, and whose every block, is an attack: nothing happens, and nothing of it is left. */
async function expectNoHarm(
  { page, stage, noise }: { page: Page; stage: Stage; noise: Noise },
  { policy, hasSetHtml }: HostileGround,
): Promise<void> {
  // The browser mentions pictures that are not there, and what it met on reading the text in a document nobody is shown.
  noise.allow(
    /^error: (Failed to load resource|.* violates the following Content Security Policy)/,
    /^violation: /,
  )
  if (policy !== null) stage.server.policy = policy
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  if (!hasSetHtml) await page.addInitScript(forgetSetHtml)
  await answerProduct(page, { description: '<p>Harmless</p>' })
  await stage.openProduct('prod_1')
  await expect(page.getByText('Harmless')).toBeVisible()
  const before = await surroundings(page)

  const blocks = markups.map((description, order) => ({
    id: `i${order}`,
    order,
    title: 'Attack',
    description,
  }))
  await answerProduct(page, { description: markups.join(''), additional_info: blocks })
  await stage.openProduct('prod_1')
  await expect(page.getByRole('heading', { name: 'Attack' })).toHaveCount(markups.length)
  await tripwire.expectSilence(before)
  expect(await suspects(page)).toEqual([])
}

async function answerProduct(page: Page, overrides: Wire): Promise<void> {
  const product = aWireProduct({ thumbnail: null, media: [], variants: [aWireVariant()], ...overrides })
  await page.unroute('**/provider/store/**')
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({
      json: route.request().url().includes('/variants') ? { variants: [{ id: 'variant_1' }] } : { product },
    }),
  )
}

function forgetSetHtml(): void {
  for (const name of ['setHTML', 'setHTMLUnsafe']) {
    Reflect.deleteProperty(Element.prototype, name)
    Reflect.deleteProperty(ShadowRoot.prototype, name)
  }
  Reflect.deleteProperty(window, 'Sanitizer')
}

/** What has no business in a product's text, by what a page's own reading of it finds. */
function suspects(page: Page): Promise<string[]> {
  return page.locator('product-detail').evaluate((tag) => {
    const article = tag.shadowRoot?.querySelector('article')
    const found: string[] = []
    const dangerous =
      'script, iframe, frame, object, embed, applet, form, input:not([type=radio]), select, textarea, style, link, meta, base, svg:not(.lucide), math, template, slot, dialog, video, audio, track, map, area, portal, [is], [popover], [srcdoc], [usemap], [ping], [autofocus]'
    for (const element of article?.querySelectorAll(dangerous) ?? [])
      found.push(element.outerHTML.slice(0, 200))
    for (const element of article?.querySelectorAll('*') ?? []) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
      if (handler || element.localName.includes('-')) found.push(element.outerHTML.slice(0, 200))
      if (getComputedStyle(element).position === 'fixed') found.push(element.outerHTML.slice(0, 200))
    }
    for (const link of article?.querySelectorAll('a') ?? []) {
      const isSafe = !link.href || /^(https?|mailto|tel|ftp|sms|callto|cid|xmpp|matrix):$/.test(link.protocol)
      if (!isSafe || link.target !== '_blank' || !link.relList.contains('noopener'))
        found.push(link.outerHTML)
    }
    return article ? [...new Set(found)] : ['no text at all']
  })
}
