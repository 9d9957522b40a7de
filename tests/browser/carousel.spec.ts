import type { Locator, Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
import { expect, test } from './support/stage.ts'

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures of Crew “Bolt” Tee' })
const shown = (page: Page, number: number) =>
  pictures(page).getByRole('img', { name: `Crew “Bolt” Tee, picture ${number} of 4` })

test('the buttons go round in both directions', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  await expect(shown(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shown(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page, 2)).toBeVisible()
})

test('a thumbnail leads to its picture and is marked', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  const third = page.getByRole('button', { name: 'Picture 3' })
  await third.click()
  await expect(shown(page, 3)).toHaveAttribute('src', /tee-stone\.svg$/)
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(pictures(page).locator('[aria-current="true"]')).toHaveCount(1)
})

test('the arrow keys turn the pictures from any of the buttons', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page, 4)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(shown(page, 2)).toBeVisible()
})

test('a style brings its picture; the carousel does not change the style', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  await page.getByRole('radio', { name: 'Stone' }).check()
  await expect(shown(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page, 4)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Stone' })).toBeChecked()
})

test('one picture needs neither buttons nor thumbnails', async ({ page, stage }) => {
  await stage.openProduct('prod_mug')
  await expect(page.getByRole('img', { name: '“Ohm Sweet Ohm” Mug' })).toBeVisible()
  await expect(page.getByRole('button', { name: /picture/i })).toHaveCount(0)
})

test('a product without a picture, and one whose picture fails, show “No Image”', async ({
  page,
  stage,
  noise,
}) => {
  noise.allow(failedRequest)
  await stage.openProduct('prod_odds_and_ends')
  await expect(page.getByText('No Image')).toBeVisible()
  await page.route('**/pictures/tee-black.svg', (route) => route.fulfill({ status: 404 }))
  await stage.openProduct('prod_tee')
  await expect(pictures(page).getByText('No Image').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page, 2)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a swipe turns the picture; a tap, a short slip and a scroll don’t', async ({ page, stage }) => {
    await stage.openProduct('prod_tee')
    const picture = shown(page, 1)
    await swipe(picture, -20, 0)
    await swipe(picture, -60, 200)
    await expect(picture).toBeVisible()
    await swipe(picture, -120, 10)
    await expect(shown(page, 2)).toBeVisible()
    await swipe(shown(page, 2), 120, 0)
    await swipe(shown(page, 1), 120, 0)
    await expect(shown(page, 4)).toBeVisible()
  })
})

async function swipe(target: Locator, across: number, down: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  const from = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, identifier: 0 }
  const to = { ...from, clientX: from.clientX + across, clientY: from.clientY + down }
  await target.dispatchEvent('touchstart', { touches: [from], changedTouches: [from] })
  await target.dispatchEvent('touchend', { touches: [], changedTouches: [to] })
}
