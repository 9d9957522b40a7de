import type { Page } from '@playwright/test'
import { addButtonOf, addFromCard, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a toast appears above a banner with the highest possible z-index and above a popover', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await page.evaluate(() => {
    const banner = document.createElement('div')
    Object.assign(banner.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'tomato' })
    document.body.append(banner)
  })
  // Dispatch the event directly, because a real click would hit the banner.
  await addButtonOf(page, mug).dispatchEvent('click')
  await expect(toastOf(page)).toContainText('Added to Cart!')
  await toastOf(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(toastOf(page)).toHaveCount(0)

  await page.evaluate(() => {
    const popover = document.createElement('div')
    popover.popover = 'manual'
    Object.assign(popover.style, { inset: '0', width: '100%', height: '100%' })
    document.body.append(popover)
    popover.showPopover()
  })
  await showToast(page)
  await expectPressable(page)
})

test('a toast shown over the open cart can be focused and closed while the cart stays open', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(drawerOf(page).getByRole('alert')).toContainText('Your cart is empty')
  const close = toastOf(page).getByRole('button', { name: 'Close notification' })
  await close.click({ trial: true })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(drawerOf(page)).toBeVisible()
  await expect(checkoutButton(drawerOf(page))).toBeFocused()
})

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`a toast leaves the checkout button of the cart free at ${viewport.width} × ${viewport.height} px`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize(viewport)
    await testPage.openShop()
    await addFromCard(page, mug)
    const drawer = await openCart(page)
    await page.evaluate(() =>
      window.ElectricianElements?.toast({
        title: 'Checkout Error',
        description: 'There was a problem initializing checkout. Please try again.',
        variant: 'destructive',
      }),
    )
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
    await checkoutButton(drawer).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const [toast, button] = await Promise.all([
      toastOf(page).boundingBox(),
      checkoutButton(drawer).boundingBox(),
    ])
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  })

function showToast(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.ElectricianElements?.toast({ title: 'Hello', duration: 60_000 })
  })
}

/** Expects the toast's button to be visible and not covered or inert. */
function expectPressable(page: Page): Promise<void> {
  return toastOf(page).getByRole('button', { name: 'Close notification' }).click({ trial: true })
}
