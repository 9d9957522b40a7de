import type { Locator, Page } from '@playwright/test'
import { addButtonOf, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const dialogs = `
  <cart-button></cart-button><cart-drawer></cart-drawer>
  <dialog id="outer"><h2>Newsletter</h2><dialog id="inner"><h2>Sure?</h2></dialog></dialog>`

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

test('a toast over nested dialogs appears in the topmost one and stays when the dialogs close', async ({
  page,
  testPage,
}) => {
  await testPage.open(dialogs)
  await showModal(page.locator('#outer'))
  await showModal(page.locator('#inner'))
  await showToast(page)
  await expectPressable(page)
  await close(page.locator('#inner'))
  await expectPressable(page)
  await close(page.locator('#outer'))
  await expectPressable(page)
  await expect(toastOf(page)).toHaveCount(1)

  await test.step('the toast can be pressed when the cart opens over a dialog of the page', async () => {
    await showModal(page.locator('#outer'))
    await page.evaluate(() => window.ElectricianElements?.cart.open())
    await expect(drawerOf(page)).toBeVisible()
    await showToast(page)
    await expectPressable(page)
    await page.evaluate(() => window.ElectricianElements?.cart.close())
    await close(page.locator('#outer'))
  })

  await test.step('the toast can be pressed when a dialog of the page opens over the cart', async () => {
    await openCart(page)
    await showModal(page.locator('#outer'))
    await showToast(page)
    await expectPressable(page)
  })
})

const showModal = (dialog: Locator) => dialog.evaluate((element: HTMLDialogElement) => element.showModal())
const close = (dialog: Locator) => dialog.evaluate((element: HTMLDialogElement) => element.close())

function showToast(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.ElectricianElements?.toast({ title: 'Hello', duration: 60_000 })
  })
}

/** Expects the toast's button to be visible and not covered or inert. */
function expectPressable(page: Page): Promise<void> {
  return toastOf(page).getByRole('button', { name: 'Close notification' }).click({ trial: true })
}
