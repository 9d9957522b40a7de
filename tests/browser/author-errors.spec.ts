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

test('elements of different types without a store log one error per tag name', async ({
  testPage,
  consoleMessages,
}) => {
  await testPage.open('<store-grid></store-grid><store-front></store-front><store-grid></store-grid>', {
    script: scriptWith(''),
  })
  consoleMessages.allow(/does not know which store to show/)
  await expect.poll(() => consoleMessages.all()).toHaveLength(2)
})

test('an invalid attribute value logs one warning that lists the valid values', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const site = '<electrician-site routing="hsah"></electrician-site>'
  await testPage.open(site + site)
  await expect(page.getByRole('banner')).toHaveCount(2)
  await changeElements(page, 'electrician-site', 'routing', 'hsah')
  await expect(page.getByRole('banner')).toHaveCount(2)
  consoleMessages.allow(/^warning: <electrician-site> routing/, /^warning: This page contains more than one/)
  await expect
    .poll(() => consoleMessages.all().filter((message) => message.includes('routing=')))
    .toEqual(['warning: <electrician-site> routing="hsah" is not one of "history", "hash". It is ignored.'])
})

test('an unsafe URL in an attribute logs one warning and falls back to the default URL', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const success = '<order-success store-url="javascript:alert(1)"></order-success>'
  await testPage.open(success + success)
  const link = page.getByRole('link', { name: 'Continue Shopping' })
  await expect(link).toHaveCount(2)
  await expect(link.first()).toHaveAttribute('href', '/store')
  consoleMessages.allow(/^warning: <order-success>/)
  await expect
    .poll(() => consoleMessages.all())
    .toEqual([
      'warning: <order-success> store-url="javascript:alert(1)" is not an http, https or ' +
        'relative URL. Using "/store" instead.',
    ])
})

const gridAt = (host: string) => `<store-grid store-host="${host}" store-id="demo"></store-grid>`

for (const host of [
  'shop.example.com',
  'shop.example.com/api',
  'localhost:4173',
  'ftp://shop.example',
  'https://[',
]) {
  test(`two elements with the invalid store-host “${host}” log only one error message in total`, async ({
    testPage,
    consoleMessages,
  }) => {
    await testPage.open(gridAt(host) + gridAt(host))
    const problem = `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
    consoleMessages.allow(/^error: store-host/)
    await expect.poll(() => consoleMessages.all()).toEqual([`error: ${problem}`])
  })
}

test('an invalid data-store-host on the script tag logs one error for all elements', async ({
  testPage,
  consoleMessages,
}) => {
  const script = scriptWith('data-store-host="shop.example" data-store-id="demo"')
  await testPage.open('<store-grid></store-grid><store-front></store-front>', { script })
  consoleMessages.allow(/^error: store-host/)
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
})

test('a misspelled attribute logs one warning that suggests the correct name', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const grid = '<store-grid store_id="demo" product-url="/p/{id}" data-mine="1" v-cloak></store-grid>'
  await testPage.open(grid + grid)
  await expect(cardOf(page, mug)).toHaveCount(2)
  consoleMessages.allow(/^warning: <store-grid>/)
  await expect
    .poll(() => consoleMessages.all())
    .toEqual(['warning: <store-grid> ignores the unknown attribute "store_id". Did you mean "store-id"?'])
})

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
