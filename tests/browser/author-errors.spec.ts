import type { Page } from '@playwright/test'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const scriptWith = (data: string) => `<script src="/electrician-elements.js" ${data} defer></script>`

/** Replaces the first element named `tag` on the page with a new element, and sets attributes on the second. */
async function changeElements(page: Page, tag: string, attribute: string, value: string): Promise<void> {
  await page.evaluate(
    ([tag, attribute, value]) => {
      const [first, second] = document.querySelectorAll(tag)
      const third = document.createElement(tag)
      third.setAttribute(attribute, value)
      first?.replaceWith(third)
      second?.setAttribute('lang', 'de')
      second?.removeAttribute(attribute)
      second?.setAttribute(attribute, value)
    },
    [tag, attribute, value] as const,
  )
}

for (const [tag, body] of [
  ['store-grid', '<store-grid></store-grid>'],
  ['product-detail', '<product-detail product-id="prod_mug"></product-detail>'],
  ['store-front', '<store-front></store-front>'],
] as const) {
  test(`several <${tag}> elements without a store log only one error message in total`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    await testPage.open(body.repeat(3), { script: scriptWith('data-store-host="/provider"') })
    const sentence =
      `<${tag}> does not know which store to show. Add store-id="your-store" ` +
      'to it or to an element around it, or to the script tag with a data- prefix.'
    await changeElements(page, tag, 'store-id', '')
    consoleMessages.allow(/does not know which store to show/)
    await expect.poll(() => consoleMessages.all()).toEqual([`error: ${sentence}`])
  })
}

const gridAt = (host: string) => `<store-grid store-host="${host}" store-id="demo"></store-grid>`

test('store-host accepts an absolute URL, a protocol-relative URL or a path', async ({ page, testPage }) => {
  const { host, origin } = new URL(testPage.origin)
  const hosts = ['/provider', './provider', 'provider', `//${host}/provider`, `${origin}/provider`]
  await testPage.open([...hosts, `${origin.replace('http', 'HTTP')}/provider`].map(gridAt).join(''))
  await expect(cardOf(page, mug)).toHaveCount(6)
})

test('<electrician-site> at an unknown path logs a hint about base-path and routing', async ({
  page,
  testPage,
  server,
}) => {
  const hints: string[] = []
  page.on('console', (message) => message.type() === 'info' && hints.push(message.text()))
  server.website = testPage.html({ body: '<electrician-site routing="history"></electrician-site>' })
  await page.goto(`${testPage.origin}/blog/our-shop`)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  // Poll, because the hint is logged only after the screen has rendered.
  await expect
    .poll(() => hints)
    .toEqual([
      '<electrician-site> has no screen at /blog/our-shop/, so visitors see an error page. ' +
        'If the website does not start at "/", set base-path or routing="hash".',
    ])
  await page.goto(`${testPage.origin}/store`)
  await expect(cardOf(page, mug)).toBeVisible()
  expect(hints).toHaveLength(1)
})
