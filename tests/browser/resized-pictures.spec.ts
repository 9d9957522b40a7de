import type { Page } from '@playwright/test'
import { aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { expect, test } from './support/test-page.ts'

const photo = 'https://cdn.zyrosite.com/store%2Fphoto.jpg'

/** Simulates a store with one product whose photo is on the provider's CDN. Records the widths that the page requests. */
async function servePhoto(page: Page): Promise<(string | undefined)[]> {
  const widths: (string | undefined)[] = []
  await page.route('https://cdn.zyrosite.com/**', (route) => {
    widths.push(/w=(\d+)/.exec(route.request().url())?.[1])
    return route.fulfill({ contentType: 'image/svg+xml', path: 'demo/owner.svg' })
  })
  const media = [{ url: photo, order: 0, type: 'image' }]
  const variants = [aWireVariant({ image_url: null })]
  const product = aWireProduct({ id: 'prod_1', thumbnail: photo, media, variants })
  await page.route('**/provider/store/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/variants')) return route.fulfill({ json: { variants: [] } })
    return route.fulfill({ json: pathname.endsWith('/products') ? aWirePage([product]) : { product } })
  })
  return widths
}

// The demo's content security policy allows only pictures from the page's own origin.
test.use({ bypassCSP: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 })

  test('a product card loads a 480 px wide picture', async ({ page, testPage }) => {
    const widths = await servePhoto(page)
    await testPage.openShop()
    await expect.poll(() => widths).toEqual(['480'])
  })
})

test('a product page in a 1280 px wide window loads a 640 px wide picture', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const widths = await servePhoto(page)
  await testPage.openProduct('prod_1')
  await expect.poll(() => widths).toEqual(['640'])
})
