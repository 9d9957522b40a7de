import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { removeSetHtml } from './support/hostile-descriptions.ts'
import { test as base, expect } from './support/test-page.ts'

interface ImageServer {
  origin: string
  /** The headers of each request that the server has received. */
  requests: IncomingHttpHeaders[]
}

const test = base.extend<{ imageServer: ImageServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
  imageServer: async ({}, use) => {
    const requests: IncomingHttpHeaders[] = []
    const server = createServer(({ headers }, response) => {
      requests.push(headers)
      response.setHeader('content-type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

/** Responds to product requests with a product that has the given description. */
async function mockDescription(
  page: Page,
  description: string,
  additional_info: object[] = [],
): Promise<void> {
  const variants = [aWireVariant()]
  const product = aWireProduct({ thumbnail: null, media: [], description, additional_info, variants })
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({ json: route.request().url().includes('/variants') ? { variants: [] } : { product } }),
  )
}

test('a product description keeps its formatting, lists, tables and links', async ({ page, testPage }) => {
  await mockDescription(
    page,
    `<h3>Made to last</h3><p>Soft <strong>and</strong> <em>warm</em>, <u>really</u>.<br>Twice.</p>
     <ul><li>Cotton</li></ul><ol><li>Wash</li></ol><blockquote>Bright</blockquote><pre><code>IP44</code></pre><hr>
     <table><caption>Sizes</caption><thead><tr><th>Size</th></tr></thead><tbody><tr><td colspan="2">M</td></tr></tbody></table>
     <p><a href="https://example.com/">Read more</a> or <a href="mailto:a@b.example">write</a>, <a href="tel:+155501">call</a></p>`,
  )
  await testPage.openProduct('prod_1')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'Made to last' })).toBeVisible()
  for (const role of ['strong', 'emphasis', 'blockquote', 'code', 'separator', 'caption'] as const) {
    await expect(article.getByRole(role).first()).toBeAttached()
  }
  await expect(article.getByRole('listitem')).toHaveText(['Cotton', 'Wash'])
  await expect(article.getByRole('cell', { name: 'M' })).toHaveAttribute('colspan', '2')
  for (const name of ['Read more', 'write', 'call']) {
    const link = article.getByRole('link', { name })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  }
})

const trackingPixels = (origin: string) =>
  `<p>Text</p><img src="${origin}/pixel?who=1" alt="Pixel" width="1" height="1" loading="eager" referrerpolicy="unsafe-url" crossorigin="use-credentials">
   <picture><source srcset="${origin}/pixel?who=2"><img src="${origin}/pixel?who=3" alt=""></picture>`

test('each image in a product description is requested only once and without a referrer', async ({
  page,
  testPage,
  server,
  imageServer,
}) => {
  server.policy = ''
  await mockDescription(page, trackingPixels(imageServer.origin))
  await testPage.openProduct('prod_1')
  await page.getByText('Text').scrollIntoViewIfNeeded()
  await expect.poll(() => imageServer.requests.length).toBe(2)
  for (const { referer } of imageServer.requests) expect(referer).toBeUndefined()
})

test('product images are requested without a referrer', async ({ page, testPage, server, imageServer }) => {
  server.policy = ''
  const product = aWireProduct({ thumbnail: `${imageServer.origin}/mug`, variants: [aWireVariant()] })
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({ json: { products: [product], count: 1, variants: [] } }),
  )
  await testPage.open('<store-grid></store-grid>')
  await expect.poll(() => imageServer.requests.length).toBe(1)
  for (const { referer } of imageServer.requests) expect(referer).toBeUndefined()
})

const strict = undefined
const withoutParsing = "require-trusted-types-for 'script'; trusted-types 'none'"

/** The page's policy, and whether the browser has a sanitizer. */
const setups: [name: string, policy: string | undefined, hasSetHtml: boolean][] = [
  ['the strict policy', strict, true],
  ['the strict policy and no setHTML()', strict, false],
  ['a policy that forbids parsing HTML', withoutParsing, true],
  ['a policy that forbids parsing HTML and no setHTML()', withoutParsing, false],
]

for (const [name, policy, hasSetHtml] of setups) {
  test(`with ${name}, HTML that browsers would multiply stays small`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/violat|Trusted/)
    testPage.server.policy = policy ?? testPage.server.policy
    if (!hasSetHtml) await page.addInitScript(removeSetHtml)
    const bold = `<p>${'<b align="i">'.repeat(400)}${'<p>x'.repeat(1500)}<p>End`
    const sections = [1, 2, 3].map((order) => ({ id: `i${order}`, order, title: 'Notes', description: bold }))
    await mockDescription(page, `${'<div>'.repeat(10_000)}Deep${bold}`, sections)
    await testPage.openProduct('prod_1')
    await expect(page.getByText('Deep')).toBeVisible()
    await expect(page.getByText('End')).toHaveCount(4)
    expect(await page.getByRole('article').locator('*').count()).toBeLessThan(20_000)
  })

  test(`with ${name}, newlines of plain text are shown`, async ({ page, testPage, consoleMessages }) => {
    consoleMessages.allow(/violat|Trusted/)
    testPage.server.policy = policy ?? testPage.server.policy
    if (!hasSetHtml) await page.addInitScript(removeSetHtml)
    await mockDescription(page, 'Cable 3 &times; 1.5 mm&sup2;\nFor indoor use')
    await testPage.openProduct('prod_1')
    await expect(page.getByText('Cable 3')).toHaveJSProperty('innerText', 'Cable 3 × 1.5 mm²\nFor indoor use')
  })

  test(`with ${name}, all named entities are decoded in the meta description`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/violat|Trusted/)
    testPage.server.policy = policy ?? testPage.server.policy
    if (!hasSetHtml) await page.addInitScript(removeSetHtml)
    await mockDescription(
      page,
      '<p>T&uuml;rklingel&trade; &frac12;&Prime; &copy 2&nbsp;V&lowbar;x &amp;uuml; &NotEqualTilde;</p>',
    )
    await testPage.open('<electrician-site routing="hash"></electrician-site>')
    await page.evaluate(() => location.assign('#/product/prod_1'))
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Türklingel™ ½″ © 2 V_x &uuml; ≂̸',
    )
  })
}

test('heights and sizes in a product description do not stretch the page', async ({ page, testPage }) => {
  await mockDescription(
    page,
    `<p>Start</p><table height=99999><tr height=99999><td height="99999" width=1 border=999>a</td></tr></table>
     <table border=9999 cellpadding=9999 cellspacing=9999><tr><td>b</td></tr></table><hr size=99999 width=99999>
     <img src="data:," alt="" height=99999 width=10><img src="data:," alt="" height=99999 hspace=999 vspace=999>
     ${'<big>'.repeat(50)}Big${'</big>'.repeat(50)}<p>End</p>`,
  )
  await testPage.openProduct('prod_1')
  const top = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.getBoundingClientRect().top)
  await expect(page.getByText('End')).toBeAttached()
  expect((await top('End')) - (await top('Start'))).toBeLessThan(800)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('sections without content and empty paragraphs take up no space', async ({ page, testPage }) => {
  const empty = ['', ' ', '<p>&nbsp;</p>', '<div><br></div>', '<!-- note -->']
  const sections = empty.map((description, order) => ({ id: `i${order}`, order, title: 'Care', description }))
  await mockDescription(page, '<p>Soft</p><p>&nbsp;</p><p><br></p><div>&nbsp;</div><p>Warm</p>', sections)
  await testPage.openProduct('prod_1')
  await expect(
    page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: /Soft|Warm/ }),
  ).toHaveCount(2)
  const box = async (text: string) => (await page.getByText(text).boundingBox()) ?? { y: 0, height: 0 }
  const [soft, warm] = [await box('Soft'), await box('Warm')]
  expect(warm.y - soft.y - soft.height).toBeLessThanOrEqual(16)
  await expect(page.getByText('Care')).toHaveCount(0)
})
