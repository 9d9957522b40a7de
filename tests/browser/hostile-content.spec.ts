import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { markups } from './support/attacks.ts'
import { expect, type Stage, test } from './support/stage.ts'
import { surroundings, Tripwire } from './support/tripwire.ts'

/** The demo's policy keeps most of it from running anyway; in the first two nothing stands between a text and its doing. */
const pages = [
  { name: 'no policy', policy: '', hasSetHtml: true },
  { name: 'no policy, in a browser without setHTML', policy: '', hasSetHtml: false },
  { name: 'Trusted Types alone', policy: "require-trusted-types-for 'script'", hasSetHtml: true },
  { name: 'the strictest policy, in a browser without setHTML', policy: null, hasSetHtml: false },
]

test('the attacks are some: where nobody purifies them, they run and ask for things', async ({
  page,
  stage,
  server,
  noise,
  script,
}) => {
  test.skip(script !== '/electrician-elements.js', 'the page has no script of ours')
  noise.allow(/./)
  server.policy = ''
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  await page.route('https://evil.invalid/**', (route) => route.abort())
  await stage.open('<div id="place"></div>', { script: '' })
  await page.evaluate(
    (markups) => {
      for (const markup of markups) {
        const place = document.createElement('div')
        document.body.append(place)
        place.innerHTML = markup
        for (const element of place.querySelectorAll('*')) {
          for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
        }
      }
    },
    markups.filter((markup) => !/<(meta|base|form)/.test(markup)),
  )
  await expect.poll(async () => (await tripwire.ran()).length).toBeGreaterThan(100)
  expect(tripwire.requests().length).toBeGreaterThan(10)
})

for (const [index, { name, policy, hasSetHtml }] of pages.entries()) {
  test(`${markups.length} attacks in a description do nothing on a page with ${name}`, async ({
    page,
    stage,
    server,
    noise,
    script,
  }) => {
    test.skip(
      script !== '/electrician-elements.js' && index % 3 !== 0,
      'the first and the last are enough for another script',
    )
    // The browser mentions pictures that are not there, and what it met on reading the text in a document nobody is shown.
    noise.allow(
      /^error: (Failed to load resource|.* violates the following Content Security Policy)/,
      /^violation: /,
    )
    const tripwire = new Tripwire(page, stage.origin)
    await tripwire.arm()
    if (!hasSetHtml) await page.addInitScript(forgetSetHtml)
    await answerProduct(page, { description: '<p>Harmless</p>' })
    await openWith(stage, server, policy)
    await expect(page.getByText('Harmless')).toBeVisible()
    const before = await surroundings(page)

    const blocks = markups.map((description, order) => ({
      id: `i${order}`,
      order,
      title: 'Attack',
      description,
    }))
    await answerProduct(page, { description: markups.join(''), additional_info: blocks })
    await openWith(stage, server, policy)
    await expect(page.getByRole('heading', { name: 'Attack' })).toHaveCount(markups.length)
    await tripwire.expectSilence(before)
    expect(await suspects(page)).toEqual([])
  })
}

async function openWith(stage: Stage, server: Stage['server'], policy: string | null): Promise<void> {
  if (policy !== null) server.policy = policy
  await stage.openProduct('prod_1')
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
