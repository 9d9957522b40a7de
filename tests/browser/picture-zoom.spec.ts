import type { Locator } from '@playwright/test'
import { servePictureShapes } from './support/picture-shapes.ts'
import { centerOf, dialogOf, largeImage, openerOf, widthOf } from './support/picture-zoom.ts'
import { deepestFocus } from './support/site.ts'
import { expect, test } from './support/test-page.ts'

test('a visitor can change, zoom and scroll pictures in the zoom dialog with the keyboard only', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(largeImage(page, 1)).toBeVisible()
  await page.keyboard.press('End')
  await expect(largeImage(page, 4)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(largeImage(page, 1)).toBeVisible()
  const width = await widthOf(page)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(page)).toBeCloseTo(2 * width, 0)
  const before = await centerOf(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await centerOf(page)).y - before.y).toBeCloseTo(-80)
  await page.keyboard.press('-')
  await expect.poll(() => widthOf(page)).toBeCloseTo(width, 0)
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(openerOf(page)).toBeFocused()
})

test('the keys still change the picture in the zoom dialog after a click on the picture', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).click()
  await largeImage(page, 1).click()
  await page.keyboard.press('End')
  await expect(largeImage(page, 4)).toBeVisible()
  expect(await deepestFocus(page)).not.toBe('body')
})

test('clicking the picture in the zoom dialog enlarges the clicked part, which the mouse wheel scrolls', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).click()
  await expect(largeImage(page, 1)).toBeVisible()
  const scrolled = await page.evaluate(() => scrollY)
  const width = await widthOf(page)
  const center = await centerOf(page)
  await page.mouse.click(center.x, center.y + width / 4)
  await expect.poll(() => widthOf(page)).toBeCloseTo(2 * width, 0)
  const { x, y } = await centerOf(page)
  expect(x).toBeCloseTo(center.x, -1)
  expect(y).toBeCloseTo(center.y - width / 2, -1)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await centerOf(page)).y).toBeGreaterThan(y + 50)
  await page.mouse.click(center.x, center.y)
  await expect.poll(() => widthOf(page)).toBeCloseTo(width, 0)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a product picture that fails to load cannot be enlarged, but the product’s other pictures can', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: Failed to load resource/)
  await page.route('**/pictures/tee-black.svg', (route) => route.fulfill({ status: 404 }))
  await testPage.openProduct('prod_tee')
  const next = page.getByRole('button', { name: 'Next picture' })
  await expect(next).toBeVisible()
  await expect(openerOf(page)).toHaveCount(0)
  await next.click()
  await openerOf(page).click()
  await expect(largeImage(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialogOf(page).getByText('No Image')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(largeImage(page, 2)).toBeVisible()
})

const longTitle =
  'GFCI Receptacle, 20 Amp, Tamper and Weather Resistant, White, with Wall Plate, Screws and a Printed Wiring Guide'

for (const [windowWidth, windowHeight] of [
  [390, 664],
  [1280, 720],
  [320, 180],
] as const) {
  test(`a long title leaves all controls of the zoom dialog in a window of ${windowWidth} × ${windowHeight} px`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize({ width: windowWidth, height: windowHeight })
    await page.route('**/products/prod_tee', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('Crew “Bolt” Tee', `${longTitle}. `.repeat(3))
      await route.fulfill({ response, body })
    })
    await testPage.openProduct('prod_tee')
    await openerOf(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: longTitle })
    for (const name of ['Close', 'Zoom in', 'Previous picture', 'Next picture']) {
      const button = dialog.getByRole('button', { name })
      await expect(button).toBeInViewport({ ratio: 1 })
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect((await dialog.getByRole('img').boundingBox())?.height).toBeGreaterThan(windowHeight / 3)
  })
}

test('the zoom dialog shows pictures of any shape in full, and enlarges tiny ones only by zooming', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await servePictureShapes(page)
  await testPage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click()
  await openerOf(page).click()
  const image = dialogOf(page).getByRole('img')
  for (const ratio of [1, 2 / 3, 1 / 2, 6]) {
    await expect.poll(() => ratioOf(image)).toBeCloseTo(ratio, 1)
    await expect(image).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
  }
  await expect.poll(() => image.boundingBox()).toMatchObject({ width: 24, height: 24 })
  await page.keyboard.press('+')
  await expect.poll(() => image.boundingBox()).toMatchObject({ width: 48, height: 48 })
})

async function ratioOf(image: Locator): Promise<number> {
  const { width = 0, height = 1 } = (await image.boundingBox()) ?? {}
  return width / height
}
