import type { Page } from '@playwright/test'
import { aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { expect, test } from './support/test-page.ts'

const ORIGINAL_WIDTH = 2400

/** Simulates the provider's CDN, and records the width and the size in bytes of each photo that the page loads. */
async function servePhotos(page: Page): Promise<{ width: number; bytes: number }[]> {
  const loaded: { width: number; bytes: number }[] = []
  const photos = new Map<number, Buffer>()
  const camera = await page.context().newPage()
  await page.route('https://cdn.zyrosite.com/**', async (route) => {
    const width = Number(/w=(\d+)/.exec(route.request().url())?.[1] ?? ORIGINAL_WIDTH)
    const body = photos.get(width) ?? (await photoOf(camera, width))
    photos.set(width, body)
    loaded.push({ width, bytes: body.length })
    await route.fulfill({ contentType: 'image/jpeg', body })
  })
  return loaded
}

/** Returns a JPEG of the given width that has as much detail as a photo. */
async function photoOf(page: Page, width: number): Promise<Buffer> {
  const url = await page.evaluate((size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let index = 0; index < 4000; index += 1) {
      const random = (salt: number) => Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453) % 1
      context.fillStyle = `hsl(${random(1) * 360} 50% ${random(2) * 100}% / 40%)`
      const edge = size * 0.2 * random(3) ** 4
      context.fillRect(random(4) * size, random(5) * size, edge, edge)
    }
    return canvas.toDataURL('image/jpeg', 0.8)
  }, width)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const photo = 'https://cdn.zyrosite.com/store%2Fphoto.jpg'

/** Makes the store respond with one product that has a photo. */
async function serveProduct(page: Page): Promise<void> {
  const media = [{ url: photo, order: 0, type: 'image' }]
  const product = aWireProduct({
    id: 'prod_1',
    thumbnail: photo,
    media,
    variants: [aWireVariant({ image_url: null })],
  })
  await page.route('**/provider/store/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/variants')) return route.fulfill({ json: { variants: [] } })
    return route.fulfill({ json: pathname.endsWith('/products') ? aWirePage([product]) : { product } })
  })
}

// The demo's content security policy allows only pictures from the page's own origin.
test.use({ bypassCSP: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 })

  test('product cards load pictures whose file size is less than an eighth of the original', async ({
    page,
    testPage,
  }) => {
    const loaded = await servePhotos(page)
    await serveProduct(page)
    await testPage.openShop()
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
    const original = await photoOf(page, ORIGINAL_WIDTH)
    expect(loaded.map(({ width }) => width)).toEqual([480])
    expect(loaded[0]?.bytes).toBeLessThan(original.length / 8)
  })
})

test('a product page in a 1280 px wide window loads a 640 px wide picture', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const loaded = await servePhotos(page)
  await serveProduct(page)
  await testPage.openProduct('prod_1')
  await expect.poll(() => loaded.map(({ width }) => width)).toEqual([640])
})
