import type { Locator, Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import { expectInteractive, test as prerenderedTest } from './support/prerendered-site.ts'
import { cardOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const tee = 'Crew “Bolt” Tee'

prerenderedTest(
  'a card picture that failed to load before hydration shows “No Image”',
  async ({ page, prerendered, consoleMessages }) => {
    consoleMessages.allow(failedRequest)
    const failed = failPicture(page, 'tee-black.svg')
    await prerendered.open('/store')
    await failed
    prerendered.releaseScripts()
    await expect(cardOf(page, tee).getByText('No Image')).toBeVisible()
    await expect(cardOf(page, tee).locator('img')).toHaveCount(0)
  },
)

prerenderedTest(
  'a lazy-loading picture that has not loaded before hydration loads when it is scrolled into view',
  async ({ page, prerendered }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await prerendered.open('/store')
    prerendered.releaseScripts()
    await expectInteractive(page)
    const last = page
      .locator('[part=card]')
      .filter({ has: page.locator('img') })
      .last()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => last.locator('img').evaluate(widthOfPicture)).toBeGreaterThan(0)
  },
)

test('an owner photo that fails to load shows the placeholder icon', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.open('<about-owner owner-photo="/missing.jpg"></about-owner>')
  await page.getByRole('heading', { name: /^About/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[part=photo] svg')).toBeVisible()
  await expect(page.locator('[part=photo] img')).toHaveCount(0)
})

test('a thumbnail that fails to load shows an icon instead of cropped alternative text', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.route('**/pictures/tee-stone.svg', (route) => route.fulfill({ status: 404 }))
  await testPage.openProduct('prod_tee')
  const style = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Stone' }) })
  await expectIcon(style)
  await expectIcon(page.getByRole('button', { name: 'Picture 3' }))
})

/** Expects a visible icon, and the text "No Image" only for screen readers. */
async function expectIcon(control: Locator): Promise<void> {
  await expect(control.locator('svg')).toBeVisible()
  const text = await control.getByText('No Image').boundingBox()
  expect(text?.width, 'visible width of the text').toBeLessThanOrEqual(1)
}

/** Makes a picture fail to load. Resolves when its request has failed. */
function failPicture(page: Page, file: string): Promise<unknown> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${file}`))
  return Promise.all([failed, page.route(`**/${file}`, (route) => route.abort())])
}

function widthOfPicture(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
