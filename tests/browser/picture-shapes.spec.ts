import type { Locator } from '@playwright/test'
import { expect, test } from './support/test-page.ts'

test.use({ viewport: { width: 390, height: 800 } })

/** Sizes of product pictures in real stores, by file name. Some SVG files have no size of their own. */
const shapes: Record<string, string> = {
  tall: 'width="600" height="1200" viewBox="0 0 600 1200"',
  panorama: 'width="2400" height="400" viewBox="0 0 2400 400"',
  tiny: 'width="24" height="24" viewBox="0 0 24 24"',
  unsized: 'viewBox="0 0 600 900"',
}
const names = Object.keys(shapes)

/** Replaces the pictures of all products. The first product has all shapes; the others have one shape each. */
test.beforeEach(async ({ page, testPage }) => {
  const urls = names.map((name) => `${testPage.origin}/shapes/${name}.svg`)
  await page.route('**/shapes/*', (route) => {
    const [, name = ''] = /(\w+)\.svg$/.exec(route.request().url()) ?? []
    const body = `<svg xmlns="http://www.w3.org/2000/svg" ${shapes[name]}><rect width="100%" height="100%"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
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
})

test('product cards show pictures of any shape in full, without enlarging tiny ones', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  for (const [index, name] of names.entries())
    await expectSquareInFull(page.locator('[part=card] .picture').nth(index), name)
})

test('the carousel, its thumbnails, the styles and the zoom dialog show pictures of any shape in full', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  for (const [index, name] of names.entries()) {
    await page.getByRole('button', { name: `Picture ${index + 1}`, exact: true }).click()
    await expectSquareInFull(page.locator('.carousel-stage .picture'), name)
    await expectSquareInFull(page.locator('.thumbnail .picture').nth(index), name)
  }
  await expectSquareInFull(page.locator('.style-option .picture').first(), 'tall')
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click()
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  const dialog = page.getByRole('dialog')
  const image = dialog.getByRole('img')
  for (const ratio of [1, 2 / 3, 1 / 2, 6]) {
    await expect.poll(() => ratioOf(image)).toBeCloseTo(ratio, 1)
    await expect(image).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
  }
  await expect.poll(() => image.boundingBox()).toMatchObject({ width: 24, height: 24 })
  await page.keyboard.press('+')
  await expect.poll(() => image.boundingBox()).toMatchObject({ width: 48, height: 48 })
})

/** Expects a picture frame to be square, and its picture to be as large as fits into it, but not enlarged. */
async function expectSquareInFull(frame: Locator, name: string): Promise<void> {
  const image = frame.locator('img')
  await expect(image).toHaveAttribute('src', new RegExp(`${name}\\.svg`))
  await expect(image).toHaveCSS('object-fit', 'scale-down')
  const [outer, inner] = await Promise.all([frame.boundingBox(), image.boundingBox()])
  expect(outer?.height, name).toBeCloseTo(outer?.width ?? 0, 0)
  expect(inner?.width, name).toBeLessThanOrEqual(outer?.width ?? 0)
  expect(inner?.height, name).toBeLessThanOrEqual(outer?.height ?? 0)
}

async function ratioOf(image: Locator): Promise<number> {
  const { width = 0, height = 1 } = (await image.boundingBox()) ?? {}
  return width / height
}
