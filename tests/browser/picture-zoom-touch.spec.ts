import type { Page } from '@playwright/test'
import { centerOf, largeImage, openerOf, widthOf } from './support/picture-zoom.ts'
import { expect, test } from './support/test-page.ts'

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 800 },
})

interface Finger {
  x: number
  y: number
}

/** Moves fingers across the screen. Each entry of `moments` contains the positions of all fingers at one moment. */
async function touch(page: Page, moments: Finger[][]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const [index, touchPoints] of moments.entries())
    await browser.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: touchPoints.map((finger, id) => ({ ...finger, id })),
    })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const swipeFrom = ({ x, y }: Finger, across: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => [{ x: x + across * part, y }])

test('tapping the carousel opens the zoom dialog, but swiping does not', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  const box = await openerOf(page).boundingBox()
  if (!box) throw new Error('not on screen')
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch(page, swipeFrom(center, -20))
  await expect(page.getByRole('img', { name: 'picture 1 of 4' })).toBeVisible()
  await touch(page, swipeFrom(center, -120))
  await expect(page.getByRole('img', { name: 'picture 2 of 4' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Retry, because browsers may ignore a tap right after a swipe.
  await expect(async () => {
    await openerOf(page).tap()
    await expect(largeImage(page, 2)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('swiping in the zoom dialog changes the picture, in the direction of the text', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await expect(largeImage(page, 1)).toBeVisible()
  const center = await centerOf(page)
  await touch(page, swipeFrom(center, -120))
  await expect(largeImage(page, 2)).toBeVisible()
  await touch(page, swipeFrom(center, 120))
  await expect(largeImage(page, 1)).toBeVisible()
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  await touch(page, swipeFrom(center, 120))
  await expect(largeImage(page, 2)).toBeVisible()
})

test('tapping the picture in the zoom dialog enlarges it, and swiping then scrolls it', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await expect(largeImage(page, 1)).toBeVisible()
  const width = await widthOf(page)
  await largeImage(page, 1).tap()
  await expect.poll(() => widthOf(page)).toBeCloseTo(2 * width, 0)
  const center = await centerOf(page)
  await touch(page, swipeFrom({ x: 195, y: 400 }, -120))
  await expect.poll(async () => (await centerOf(page)).x).toBeLessThan(center.x - 60)
  await expect(largeImage(page, 1)).toBeVisible()
  // Waits until the picture has stopped scrolling.
  await largeImage(page, 1).tap()
  await expect.poll(() => widthOf(page)).toBeCloseTo(width, 0)
})

test('pinching in the zoom dialog magnifies the page, and swiping then does not change the picture', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await expect(largeImage(page, 1)).toBeVisible()
  const { x, y } = await centerOf(page)
  const fingers = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
  await touch(page, [fingers(80), fingers(120), fingers(160), fingers(200)])
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5)
  await touch(page, swipeFrom({ x: 195, y: 400 }, -120))
  await expect(largeImage(page, 1)).toBeVisible()
})
