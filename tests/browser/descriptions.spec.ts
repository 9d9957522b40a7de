import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { test as base, expect } from './support/stage.ts'

interface PictureServer {
  origin: string
  /** The headers of each request for a picture. */
  asked: IncomingHttpHeaders[]
}

const test = base.extend<{ pictures: PictureServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  pictures: async ({}, use) => {
    const asked: IncomingHttpHeaders[] = []
    const server = createServer(({ headers }, response) => {
      asked.push(headers)
      response.setHeader('content-type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

async function describeAs(page: Page, description: string): Promise<void> {
  const product = aWireProduct({ thumbnail: null, media: [], description, variants: [aWireVariant()] })
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({ json: route.request().url().includes('/variants') ? { variants: [] } : { product } }),
  )
}

test('ordinary formatting of a description is kept', async ({ page, stage }) => {
  await describeAs(
    page,
    `<h3>Made to last</h3><p>Soft <strong>and</strong> <em>warm</em>, <u>really</u>.<br>Twice.</p>
     <ul><li>Cotton</li></ul><ol><li>Wash</li></ol><blockquote>Bright</blockquote><pre><code>IP44</code></pre><hr>
     <table><caption>Sizes</caption><thead><tr><th>Size</th></tr></thead><tbody><tr><td colspan="2">M</td></tr></tbody></table>
     <p><a href="https://example.com/">Read more</a> or <a href="mailto:a@b.example">write</a>, <a href="tel:+155501">call</a></p>`,
  )
  await stage.openProduct('prod_1')
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

const pixel = (origin: string) =>
  `<p>Text</p><img src="${origin}/pixel?who=1" alt="Pixel" width="1" height="1" loading="eager" referrerpolicy="unsafe-url" crossorigin="use-credentials">
   <picture><source srcset="${origin}/pixel?who=2"><img src="${origin}/pixel?who=3" alt=""></picture>`

test('a picture of somebody else’s in a description is asked for once, and not told for which page', async ({
  page,
  stage,
  server,
  pictures,
}) => {
  server.policy = ''
  await describeAs(page, pixel(pictures.origin))
  await stage.openProduct('prod_1')
  await page.getByText('Text').scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.asked.length).toBe(2)
  for (const { referer } of pictures.asked) expect(referer).toBeUndefined()
})

test('a product’s own picture is not told which page shows it', async ({ page, stage, server, pictures }) => {
  server.policy = ''
  const product = aWireProduct({ thumbnail: `${pictures.origin}/mug`, variants: [aWireVariant()] })
  await page.route('**/provider/store/**', (route) =>
    route.fulfill({ json: { products: [product], count: 1, variants: [] } }),
  )
  await stage.open('<store-grid></store-grid>')
  await expect.poll(() => pictures.asked.length).toBe(1)
  for (const { referer } of pictures.asked) expect(referer).toBeUndefined()
})

test('where the page’s policy does not allow it, a picture in a description asks nobody for anything', async ({
  page,
  stage,
  pictures,
  noise,
}) => {
  noise.allow(/img-src/)
  await describeAs(page, pixel(pictures.origin))
  await stage.openProduct('prod_1')
  await page.getByText('Text').scrollIntoViewIfNeeded()
  // Refused once more while it was read, in a document nobody is shown.
  await expect
    .poll(() => noise.all().filter((text) => text.startsWith('violation: img-src')).length)
    .toBeGreaterThan(1)
  expect(pictures.asked).toEqual([])
})
