import type { Locator } from '@playwright/test'
import { addButtonOf, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

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

/** Returns whether the center of the element is not covered by another element. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as ShadowRoot
    const topmost = root.elementFromPoint(left + width / 2, top + height / 2)
    return Boolean(topmost && element.contains(topmost))
  })
}
