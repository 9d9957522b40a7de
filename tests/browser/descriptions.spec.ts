import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
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
async function mockDescription(page: Page, description: string): Promise<void> {
  const product = aWireProduct({ thumbnail: null, media: [], description, variants: [aWireVariant()] })
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

test('images in a product description are not requested if the content security policy blocks them', async ({
  page,
  testPage,
  imageServer,
  consoleMessages,
}) => {
  consoleMessages.allow(/img-src/)
  await mockDescription(page, trackingPixels(imageServer.origin))
  await testPage.openProduct('prod_1')
  await page.getByText('Text').scrollIntoViewIfNeeded()
  // The sanitizer parses the HTML into an inert document, whose images cause violations too.
  await expect
    .poll(() => consoleMessages.all().filter((text) => text.startsWith('violation: img-src')).length)
    .toBeGreaterThan(1)
  expect(imageServer.requests).toEqual([])
})
