import type { Locator, Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import { expect, test } from './support/test-page.ts'

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures of Crew “Bolt” Tee' })
const picture = (page: Page, number: number) =>
  pictures(page).getByRole('img', { name: `Crew “Bolt” Tee, picture ${number} of 4` })

// spec 2.107
test('the carousel wraps around in both directions', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  await expect(picture(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(picture(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture(page, 2)).toBeVisible()
})

// spec 2.108
test('clicking a carousel thumbnail shows its picture and marks the thumbnail as current', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  const third = page.getByRole('button', { name: 'Picture 3' })
  await third.click()
  await expect(picture(page, 3)).toHaveAttribute('src', /tee-stone\.svg$/)
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(pictures(page).locator('[aria-current="true"]')).toHaveCount(1)
})

test('the arrow keys change the carousel picture while a carousel button has focus', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 4)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 2)).toBeVisible()
})

// spec 2.119
test('choosing a style shows its picture in the carousel, but changing the picture does not change the style', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await page.getByRole('radio', { name: 'Stone' }).check()
  await expect(picture(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture(page, 4)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Stone' })).toBeChecked()
})

// spec 2.109
test('a carousel with only one picture has no buttons or thumbnails', async ({ page, testPage }) => {
  await testPage.openProduct('prod_mug')
  await expect(page.getByRole('img', { name: '“Ohm Sweet Ohm” Mug' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(previous |next )?picture/i })).toHaveCount(0)
})

test('the carousel shows “No Image” if a product has no picture or the picture fails to load', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.openProduct('prod_odds_and_ends')
  await expect(page.getByText('No Image')).toBeVisible()
  await page.route('**/pictures/tee-black.svg', (route) => route.fulfill({ status: 404 }))
  await testPage.openProduct('prod_tee')
  await expect(pictures(page).getByText('No Image').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture(page, 2)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a long horizontal swipe changes the carousel picture, but a short or vertical swipe does not', async ({
    page,
    testPage,
  }) => {
    await testPage.openProduct('prod_tee')
    const first = picture(page, 1)
    await swipe(first, -20, 0)
    await swipe(first, -60, 200)
    await expect(first).toBeVisible()
    await swipe(first, -120, 10)
    await expect(picture(page, 2)).toBeVisible()
    await swipe(picture(page, 2), 120, 0)
    await swipe(picture(page, 1), 120, 0)
    await expect(picture(page, 4)).toBeVisible()
  })
})

async function swipe(target: Locator, deltaX: number, deltaY: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  const from = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, identifier: 0 }
  const to = { ...from, clientX: from.clientX + deltaX, clientY: from.clientY + deltaY }
  await target.dispatchEvent('touchstart', { touches: [from], changedTouches: [from] })
  await target.dispatchEvent('touchend', { touches: [], changedTouches: [to] })
}
