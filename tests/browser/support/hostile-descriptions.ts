import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant, type Wire } from '../../support/factories.ts'
import { markups } from './attacks.ts'
import type { Noise } from './noise.ts'
import { expect, type Stage, test } from './stage.ts'
import { surroundings, Tripwire } from './tripwire.ts'

/** What a page lets its scripts do, and what its browser can sanitize by itself. */
export interface HostileGround {
  /** The page's policy; null for the demo's, which keeps most of it from running anyway. */
  policy: string | null
  /** Runs before anything of the page, in the place of a browser's own setHTML. */
  setHtml?: () => void
}

/** The two ends, nothing between a text and its doing and all that can stand there, and what lies between them. */
export const grounds = {
  'no policy': { policy: '' },
  'the strictest policy, in a browser without setHTML': { policy: null, setHtml: forgetSetHtml },
  'Trusted Types alone': { policy: "require-trusted-types-for 'script'" },
  // Neither our code nor the sanitizer calls it. One that lets everything in would show a call.
  'no policy, where setHTML, if anyone called it, would let everything in': {
    policy: '',
    setHtml: letEverythingIn,
  },
} satisfies Record<string, HostileGround>

/** All that a test of hostile texts gets from its page. */
export interface Scene {
  page: Page
  stage: Stage
  noise: Noise
}

/** Shows a product whose description, and whose every block, is an attack: nothing happens, and nothing of it is left. */
export function testDescriptionsOn(what: keyof typeof grounds, attacks: string[] = markups): void {
  test(`${attacks.length} attacks in a description do nothing on a page with ${what}`, async ({
    page,
    stage,
    noise,
  }) => {
    const tripwire = await prepare({ page, stage, noise }, grounds[what])
    await answerProduct(page, { description: '<p>Harmless</p>' })
    await stage.openProduct('prod_1')
    await expect(page.getByText('Harmless')).toBeVisible()
    const before = await surroundings(page)

    const blocks = attacks.map((description, order) => ({
      id: `i${order}`,
      order,
      title: 'Attack',
      description,
    }))
    await answerProduct(page, { description: attacks.join(''), additional_info: blocks })
    await stage.openProduct('prod_1')
    await expect(page.getByRole('heading', { name: 'Attack' })).toHaveCount(attacks.length)
    await tripwire.expectSilence(before)
    expect(await suspects(page)).toEqual([])
  })
}

/** Before the page is opened. */
export async function prepare({ page, stage, noise }: Scene, ground: HostileGround): Promise<Tripwire> {
  // The browser mentions pictures that are not there, and what it met on reading the text in a document nobody is shown.
  noise.allow(
    /^error: (Failed to load resource|.* violates the following Content Security Policy)/,
    /^violation: /,
  )
  if (ground.policy !== null) stage.server.policy = ground.policy
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  if (ground.setHtml) await page.addInitScript(ground.setHtml)
  return tripwire
}

/** Every product is the one. */
export async function answerProduct(page: Page, overrides: Wire): Promise<void> {
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

function letEverythingIn(): void {
  for (const { prototype } of [Element, ShadowRoot]) {
    prototype.setHTMLUnsafe = function (html: string) {
      Reflect.get(window, 'tripped').push('setHTML')
      this.innerHTML = html
    }
    Reflect.set(prototype, 'setHTML', prototype.setHTMLUnsafe)
  }
}

/** What has no business in a product's text, by what a page's own reading of it finds. */
export function suspects(page: Page): Promise<string[]> {
  return page.locator('product-detail').evaluateAll((tags) => {
    const articles = tags.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('article') ?? [])])
    const inside = (selector: string) =>
      articles.flatMap((article) => [...article.querySelectorAll<HTMLAnchorElement>(selector)])
    const found: string[] = []
    const dangerous =
      'script, iframe, frame, object, embed, applet, form, input:not([type=radio]), select, textarea, style, link, meta, base, svg:not(.lucide), math, template, slot, dialog, video, audio, track, map, area, portal, [is], [popover], [srcdoc], [usemap], [ping], [autofocus]'
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
    return articles.length > 0 ? [...new Set(found)] : ['no text at all']
  })
}
