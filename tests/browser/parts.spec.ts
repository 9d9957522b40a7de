import type { Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import { partsOf } from './support/manifest.ts'
import { addFromCard, mug, openCart } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** The screens to open, each given as a URL hash and text that is visible once the screen has loaded. */
const screens = {
  'store-front': [
    ['#/', mug],
    ['#/product/prod_tee', 'Amber'],
    ['#/product/missing', 'Try again'],
    ['#/success', 'Order Successful!'],
  ],
  'electrician-site': [
    ['#/', 'Request a Quote'],
    ['#/store', mug],
    ['#/product/prod_tee', 'Amber'],
    ['#/product/missing', 'Try again'],
    ['#/success', 'Order Successful!'],
  ],
} as const
type ComposedTag = keyof typeof screens

async function open(page: Page, testPage: TestPage, tag: ComposedTag): Promise<void> {
  const rules = partsOf(tag).map((part) => `${tag}::part(${part}) { outline: 1px dotted red }`)
  await page.route('**/parts.css', (route) => {
    return route.fulfill({ contentType: 'text/css', body: rules.join('\n') })
  })
  const isSite = tag === 'electrician-site'
  const attributes = isSite ? 'routing="hash" phone="(555) 010-0199"' : ''
  const facts = '<script type="application/json">{ "notice": { "text": "Closed on Monday" } }</script>'
  await testPage.open(`<${tag} ${attributes}>${isSite ? facts : ''}</${tag}>`, {
    head: '<link rel="stylesheet" href="/parts.css">',
  })
}

/** Returns the names of the rendered parts that the page's stylesheet can style through the element. */
function styledParts(page: Page, tag: ComposedTag): Promise<(string | null)[]> {
  return page.locator(`${tag} [part]`).evaluateAll((elements) => {
    const matching = elements.filter((element) => getComputedStyle(element).outlineStyle === 'dotted')
    return matching.map((element) => element.getAttribute('part'))
  })
}

for (const tag of ['store-front', 'electrician-site'] as const) {
  test(`<${tag}>::part() can style every documented part of the elements inside it`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    // The note about the product appears when the page is idle.
    consoleMessages.allow(failedRequest, /has no product with the ID "missing"/)
    await open(page, testPage, tag)
    const styled = new Set<string | null>()
    for (const [address, text] of screens[tag]) {
      await page.goto(`${testPage.origin}/index.html${address}`)
      await page.getByText(text).first().waitFor()
      if (text === mug) await addFromCard(page, mug)
      for (const part of await styledParts(page, tag)) styled.add(part)
    }
    await openCart(page)
    await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello' }))
    await expect(page.getByText('Hello')).toBeVisible()
    for (const part of await styledParts(page, tag)) styled.add(part)
    expect([...styled].toSorted()).toEqual(partsOf(tag).toSorted())
  })
}
