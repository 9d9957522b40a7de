import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { importModule } from '../../build/run-module.mjs'
import { root } from '../support/files.mjs'
import { aProductFile } from '../support/product-file.ts'
import { aSiteBuilder } from '../support/site-builder.ts'
import { expect, test as prerenderedTest } from './support/prerendered-site.ts'
import { addFromCard, cardOf, cartButton, checkoutButton, mug, openCart, plug } from './support/shop.ts'
import { runShopifyShop, type ShopifyShop } from './support/shopify-shop.ts'
import { startStaticServer } from './support/static-server.ts'

/** Builds and serves a website while a test uses it. */
async function runWebsite(
  settings: string,
  files: Record<string, string>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-stores-'))
  const { writeSite } = await importModule('src/website/write-site.ts')
  const builder = aSiteBuilder(writeSite)
  for (const [name, content] of Object.entries(files)) builder.addFile(name, content)
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
    <script src="/electrician-elements.lite.js" ${settings} defer></script></head>
    <body><electrician-site business-name="Volt" phone="(555) 010-0199" email="a@volt.example" browse></electrician-site></body></html>`
  await builder.build(page, { root, folder })
  // The build does not copy the page that takes orders.
  writeFileSync(join(folder, 'order.html'), '<!doctype html><title>Order</title><h1>Your order</h1>')
  const server = await startStaticServer(folder, '/')
  await use(server.address)
  await server.stop()
  builder.remove()
  rmSync(folder, { recursive: true })
}

/** Returns the URLs and bodies of later requests that match a pattern. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`
    if (pattern.test(text)) requests.push(text)
  })
  return requests
}

const fileTest = prerenderedTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
  baseURL: async ({}, use) => {
    const products = JSON.stringify(await aProductFile('https://pictures.example'))
    const settings =
      'data-store-type="file" data-store-host="/products.json" data-checkout-url="/order.html?order={order}"'
    await runWebsite(settings, { 'products.json': products }, use)
  },
})

fileTest(
  'a prerendered website with products in a file hydrates, finds a product and opens the address for orders',
  async ({ page, prerendered }) => {
    fileTest.setTimeout(120_000)
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', path: 'demo/owner.svg' }),
    )
    const requests = recordRequests(page, /products\.json/)
    await prerendered.open('/store')
    await expect(cardOf(page, mug)).toBeVisible()
    await prerendered.expectSeamlessHydration()
    // Prices and stock may have changed since the build.
    await expect.poll(() => requests.length).toBe(1)
    await page.getByRole('searchbox').fill('smart plug')
    await expect(cardOf(page, mug)).toHaveCount(0)
    await addFromCard(page, plug)
    await page.getByRole('searchbox').fill('')
    await addFromCard(page, mug)
    await checkoutButton(await openCart(page)).click()
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('order')?.split('\n')).toHaveLength(2)
  },
)

const shopifyTest = prerenderedTest.extend<{ shop: ShopifyShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
  shop: async ({}, use) => runShopifyShop(use),
  baseURL: async ({ shop }, use) => {
    const settings = `data-store-type="shopify" data-store-host="${shop.origin}" data-store-token="${shop.standIn.token}"`
    await runWebsite(settings, {}, use)
  },
})

shopifyTest(
  'a prerendered product of a Shopify shop hydrates, requests the product once and can be ordered',
  async ({ page, prerendered, shop }) => {
    shopifyTest.setTimeout(120_000)
    await page.route('https://cdn.shopify.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', path: 'demo/owner.svg' }),
    )
    await page.route('https://volt.example/checkouts/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Pay at Shopify</h1>' }),
    )
    // Chromium does not let a page that a test answers call a server on this computer.
    await page.route(`${shop.origin}/**`, async (route) => route.fulfill({ response: await route.fetch() }))
    const requests = recordRequests(page, /product\(id:/)
    await prerendered.open('/product/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рабочая рубашка')
    await prerendered.expectSeamlessHydration()
    await page.getByRole('radio', { name: 'Weiß' }).check()
    await page.getByRole('radio', { name: 'XL' }).check()
    await expect(page.getByText('5 in stock!')).toBeVisible()
    // Prices and stock may have changed since the build.
    expect(requests).toHaveLength(1)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
    await checkoutButton(await openCart(page)).click()
    await expect(page.getByRole('heading', { name: 'Pay at Shopify' })).toBeVisible()
  },
)
