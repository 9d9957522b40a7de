import type { Page } from '@playwright/test'
import { centerOf, expectZoom, largeImage, openerOf } from './support/picture-zoom.ts'
import { expect, test } from './support/test-page.ts'

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
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

/** Taps twice. The timestamps keep the taps close together even if the computer is busy. */
async function doubleTap(page: Page, finger: Finger): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const timestamp of [start, start + 0.1]) {
    const tap = { touchPoints: [finger], timestamp }
    await browser.send('Input.dispatchTouchEvent', { ...tap, type: 'touchStart' })
    await browser.send('Input.dispatchTouchEvent', { ...tap, type: 'touchEnd', touchPoints: [] })
  }
}

const swipeFrom = ({ x, y }: Finger, across: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => [{ x: x + across * part, y }])

test('tapping the carousel opens the zoom dialog, but swiping does not', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  const box = await openerOf(page).boundingBox()
  if (!box) throw new Error('not on screen')
  await touch(page, swipeFrom({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, -120))
  await expect(page.getByRole('img', { name: 'picture 2 of 4' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Retry, because browsers may ignore a tap right after a swipe.
  await expect(async () => {
    await openerOf(page).tap()
    await expect(largeImage(page, 2)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('pinching zooms the picture in the dialog, and swiping changes the picture only while it is not zoomed', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await expect(largeImage(page, 1)).toBeVisible()
  const center = await centerOf(page)
  const { x, y } = center
  const fingers = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
  await touch(page, [fingers(80), fingers(120), fingers(160), fingers(200)])
  await expectZoom(page, 2.5)
  await touch(page, swipeFrom(center, -120))
  await expect(largeImage(page, 1)).toBeVisible()
  await touch(page, [fingers(250), fingers(150), fingers(60)])
  await expectZoom(page, 1)
  await touch(page, swipeFrom(center, -120))
  await expect(largeImage(page, 2)).toBeVisible()
  await touch(page, swipeFrom(center, 120))
  await expect(largeImage(page, 1)).toBeVisible()
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test('double-tapping the picture in the dialog zooms in and out', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await expect(largeImage(page, 1)).toBeVisible()
  const center = await centerOf(page)
  await doubleTap(page, center)
  await expectZoom(page, 2)
  await doubleTap(page, center)
  await expectZoom(page, 1)
})

test('swiping right in the zoom dialog of a right-to-left page shows the next picture', async ({
  page,
  testPage,
}) => {
  testPage.head = '<script src="/rtl.js"></script>'
  await page.route('**/rtl.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dir = "rtl"' }),
  )
  await testPage.openProduct('prod_tee')
  await openerOf(page).tap()
  await touch(page, swipeFrom(await centerOf(page), 120))
  await expect(largeImage(page, 2)).toBeVisible()
})
