import type { Locator, Page } from '@playwright/test'
import {
  addButtonOf,
  addFromCard,
  alarm,
  checkoutButton,
  drawerOf,
  mug,
  openCart,
  toastOf,
} from './support/shop.ts'
import { expect, shopBody, type TestPage, test } from './support/test-page.ts'

test('a toast appears above a banner with the highest possible z-index', async ({ page, testPage }) => {
  await testPage.openShop()
  await page.evaluate(() => {
    const banner = document.createElement('div')
    Object.assign(banner.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'tomato' })
    banner.id = 'banner'
    document.body.append(banner)
  })
  // Dispatch the event directly, because a real click would hit the banner.
  await addButtonOf(page, mug).dispatchEvent('click')
  await expect(toastOf(page)).toContainText('Added to Cart!')
  expect(await isOnTop(toastOf(page))).toBe(true)
  await toastOf(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(toastOf(page)).toHaveCount(0)
})

test('a toast shown over the open cart can be focused and closed while the cart stays open', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(toastOf(page)).toHaveCount(1)
  await expect(drawerOf(page).getByRole('alert')).toContainText('Your cart is empty')
  expect(await isOnTop(toastOf(page))).toBe(true)
  const close = toastOf(page).getByRole('button', { name: 'Close notification' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(drawerOf(page)).toBeVisible()
  await expect(checkoutButton(drawerOf(page))).toBeFocused()
})

// spec 9.17
test('a toast closes after five seconds', async ({ page, testPage }) => {
  await openWithStoppedClock(page, testPage)
  await showToast(page)
  await page.clock.runFor(4900)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(toastOf(page)).toHaveCount(0)
})

test('a toast does not time out while the pointer is over it', async ({ page, testPage }) => {
  await openWithStoppedClock(page, testPage)
  await showToast(page)
  await toastOf(page).hover()
  await page.clock.runFor(20_000)
  await expect(toastOf(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await expect(toastOf(page)).toHaveCount(0)
})

test('a toast does not time out while it contains focus', async ({ page, testPage }) => {
  await openWithStoppedClock(page, testPage)
  await showToast(page)
  await toastOf(page).getByRole('button').focus()
  await page.clock.runFor(20_000)
  await expect(toastOf(page)).toBeVisible()
  await page.getByRole('link').first().focus()
  await page.clock.runFor(5100)
  await expect(toastOf(page)).toHaveCount(0)
})

// spec 9.16, R.30
test('a new toast replaces the current one and stays open for its own five seconds', async ({
  page,
  testPage,
}) => {
  await openWithStoppedClock(page, testPage)
  await showToast(page, 'First')
  await page.clock.runFor(4000)
  await showToast(page, 'Second')
  await expect(toastOf(page)).toHaveCount(1)
  await expect(toastOf(page)).toContainText('Second')
  await page.clock.runFor(4000)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(toastOf(page)).toHaveCount(0)
})

test('the script inserts one <toast-area> if the page has none', async ({ page, testPage }) => {
  await testPage.open('<store-grid></store-grid>')
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
  await expect(page.locator('toast-area')).toHaveCount(1)
})

test('only one of two <toast-area> elements on a page shows the toast', async ({ page, testPage }) => {
  await testPage.open(`${shopBody}<toast-area></toast-area>`)
  await addFromCard(page, mug)
  await expect(toastOf(page)).toHaveCount(1)
})

/** Opens the shop and stops the clock, so that only `page.clock` advances the time. */
async function openWithStoppedClock(page: Page, testPage: TestPage): Promise<void> {
  await page.clock.install()
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

async function showToast(page: Page, title = 'Hello'): Promise<void> {
  await page.evaluate((text) => {
    const { toast } = Reflect.get(window, 'ElectricianElements') as { toast: (content: object) => string }
    toast({ title: text })
  }, title)
  await expect(toastOf(page)).toContainText(title)
}

/** Returns whether the center of the element is not covered by another element. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as ShadowRoot
    const topmost = root.elementFromPoint(left + width / 2, top + height / 2)
    return Boolean(topmost && element.contains(topmost))
  })
}
