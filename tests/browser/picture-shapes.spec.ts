import type { Locator, Page } from '@playwright/test'
import { drawnSize, drawShape, expectedSize, shapes } from './support/drawn-size.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

test.use({ viewport: { width: 390, height: 800 } })

const names = Object.keys(shapes)

test('product cards show pictures of any shape in full, without enlarging tiny ones', async ({
  page,
  testPage,
}) => {
  await serveShapes(page, testPage)
  await testPage.openShop()
  for (const [index, name] of names.entries())
    await expectSquareInFull(page.locator('[part=card] .picture').nth(index), name)
})

test('the carousel, its thumbnails, the styles and the zoom dialog show pictures of any shape in full', async ({
  page,
  testPage,
}) => {
  await serveShapes(page, testPage)
  await testPage.openProduct('prod_tee')
  const stage = page.locator('.carousel-stage .picture')
  for (const [index, name] of names.entries()) {
    await page.getByRole('button', { name: `Picture ${index + 1}`, exact: true }).click()
    await expectSquareInFull(stage, name)
    await expectSquareInFull(page.locator('.thumbnail .picture').nth(index), name)
  }
  await expectSquareInFull(page.locator('.style-option .picture').first(), 'tall')
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  for (const name of names) {
    await page.keyboard.press('ArrowRight')
    await expectInFull(page.getByRole('dialog').locator('.picture'), name)
  }
})

test('the zoom dialog enlarges a tiny picture to twice its size', async ({ page, testPage }) => {
  await serveShapes(page, testPage)
  await testPage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click()
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  const picture = page.getByRole('dialog').locator('.picture')
  await expectInFull(picture, 'tiny')
  await page.keyboard.press('+')
  await expect.poll(() => drawnSize(picture)).toBe('48 × 48')
})

/** Expects a picture frame to be square and to contain the whole picture. */
async function expectSquareInFull(frame: Locator, name: string): Promise<void> {
  await expectInFull(frame, name)
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  expect(height, name).toBeCloseTo(width, 0)
}

async function expectInFull(frame: Locator, name: string): Promise<void> {
  const image = frame.locator('img')
  await expect(image).toHaveAttribute('src', new RegExp(`${name}\\.svg`))
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  const wanted = expectedSize(shapes[name] ?? { width: 0, height: 0 }, { width, height })
  expect(near(await drawnSize(frame), wanted), `${name}: ${wanted}`).toBe(wanted)
}

/** Returns `wanted` if both sizes differ by at most two pixels; otherwise returns `size`. */
function near(size: string, wanted: string): string {
  const [one, two] = [size, wanted].map((text) => text.split(' × ').map(Number))
  return one?.every((length, side) => Math.abs(length - (two?.[side] ?? 0)) <= 2) ? wanted : size
}

/** Replaces the pictures of all products. The first product has all shapes; the others have one shape each. */
async function serveShapes(page: Page, testPage: TestPage): Promise<void> {
  const urls = names.map((name) => `${testPage.origin}/shapes/${name}.svg`)
  await page.route('**/shapes/*', (route) => {
    const name = /(\w+)\.svg$/.exec(route.request().url())?.[1] ?? ''
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: drawShape(shapes[name] ?? { width: 1, height: 1 }),
    })
  })
  await page.route(/\/store\/demo\/products/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const products = body.products ?? [body.product]
    products.sort((a: { order: number }, b: { order: number }) => a.order - b.order)
    for (const [index, product] of products.entries()) {
      product.ribbon_text = null
      product.thumbnail = urls[index % urls.length]
      product.images = product.media = urls.map((url, order) => ({ url, order, type: 'image' }))
      for (const [at, variant] of product.variants.entries()) variant.image_url = urls[at % urls.length]
    }
    await route.fulfill({ response, json: body })
  })
}
