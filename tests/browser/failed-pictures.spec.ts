import type { Locator, Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
import { expectAlive, test as prerenderedTest } from './support/prerendered.ts'
import { cardOf } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const tee = 'Crew “Bolt” Tee'

prerenderedTest(
  'a card picture that failed before the script ran shows “No Image”',
  async ({ page, prerendered, noise }) => {
    noise.allow(failedRequest)
    const failed = failPicture(page, 'tee-black.svg')
    await prerendered.open('/store')
    await failed
    prerendered.start()
    await expect(cardOf(page, tee).getByText('No Image')).toBeVisible()
    await expect(cardOf(page, tee).locator('img')).toHaveCount(0)
  },
)

prerenderedTest(
  'an owner photo that failed before the script ran shows the drawn mark',
  async ({ page, prerendered, noise }) => {
    noise.allow(failedRequest)
    const failed = failPicture(page, 'owner.svg')
    await page.setViewportSize({ width: 1280, height: 4000 })
    await prerendered.open('/')
    await failed
    prerendered.start()
    await expectAlive(page)
    await expect(page.locator('[part=photo] svg')).toBeVisible()
    await expect(page.locator('[part=photo] img')).toHaveCount(0)
  },
)

prerenderedTest(
  'a lazy picture that had not loaded when the script ran loads once it is near',
  async ({ page, prerendered }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await prerendered.open('/store')
    prerendered.start()
    await expectAlive(page)
    const last = page
      .locator('[part=card]')
      .filter({ has: page.locator('img') })
      .last()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => last.locator('img').evaluate(widthOfPicture)).toBeGreaterThan(0)
  },
)

test('an owner photo that can’t be loaded shows the drawn mark', async ({ page, stage, noise }) => {
  noise.allow(failedRequest)
  await stage.open('<about-owner owner-photo="/missing.jpg"></about-owner>')
  await page.getByRole('heading', { name: /^About/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[part=photo] svg')).toBeVisible()
  await expect(page.locator('[part=photo] img')).toHaveCount(0)
})

test('a small picture that can’t be loaded shows an icon, and no cropped words', async ({
  page,
  stage,
  noise,
}) => {
  noise.allow(failedRequest)
  await page.route('**/pictures/tee-stone.svg', (route) => route.fulfill({ status: 404 }))
  await stage.openProduct('prod_tee')
  const style = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Stone' }) })
  await expectIcon(style)
  await expectIcon(page.getByRole('button', { name: 'Picture 3' }))
})

async function expectIcon(place: Locator): Promise<void> {
  await expect(place.locator('svg')).toBeVisible()
  const words = await place.getByText('No Image').boundingBox()
  expect(words?.width, 'room for the words').toBeLessThanOrEqual(1)
}

/** Resolves once the page has tried to load the picture, which fails. */
function failPicture(page: Page, file: string): Promise<unknown> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${file}`))
  return Promise.all([failed, page.route(`**/${file}`, (route) => route.abort())])
}

function widthOfPicture(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
