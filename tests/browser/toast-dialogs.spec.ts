import type { Page } from '@playwright/test'
import { drawerOf, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const dialogs = `
  <cart-button></cart-button><cart-drawer></cart-drawer>
  <dialog id="outer"><h2>Newsletter</h2><dialog id="inner"><h2>Sure?</h2></dialog></dialog>
  <dialog id="other"><h2>Cookies</h2></dialog>`

test('a toast over a modal dialog of the page can be pressed', async ({ page, testPage }) => {
  await testPage.open(dialogs)
  await showModal(page, '#outer')
  await showToast(page)
  await toastOf(page).getByRole('button', { name: 'Press' }).click()
  await expect(toastOf(page)).toHaveCount(0)
  await expect.poll(() => presses(page)).toBe(1)
  await expect(page.locator('#outer')).toBeVisible()
})

test('a toast over nested dialogs appears in the topmost one and stays when the dialogs close', async ({
  page,
  testPage,
}) => {
  await testPage.open(dialogs)
  await showModal(page, '#outer')
  await showModal(page, '#inner')
  await showToast(page)
  await pressTrial(page)
  await page.locator('#inner').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await pressTrial(page)
  await page.locator('#outer').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await pressTrial(page)
  await expect(toastOf(page)).toHaveCount(1)
})

test('a toast can be pressed when the cart opens over a dialog of the page, and the other way around', async ({
  page,
  testPage,
}) => {
  await testPage.open(dialogs)
  await showModal(page, '#outer')
  await showToast(page)
  await page.evaluate(() => window.ElectricianElements?.cart.open())
  await expect(drawerOf(page)).toBeVisible()
  await showToast(page)
  await expect(drawerOf(page).locator('[part=toast]')).toHaveCount(1)
  await pressTrial(page)
  await page.evaluate(() => window.ElectricianElements?.cart.close())
  await page.locator('#outer').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await toastOf(page).getByRole('button', { name: 'Close notification' }).click()
  await openCart(page)
  await showModal(page, '#other')
  await showToast(page)
  await pressTrial(page)
})

test('a toast appears above a popover of the page', async ({ page, testPage }) => {
  await testPage.open('<cart-button></cart-button><div popover="manual">Chat</div>')
  await page.locator('[popover]').evaluate((popover: HTMLElement) => {
    Object.assign(popover.style, { inset: '0', width: '100%', height: '100%' })
    popover.showPopover()
  })
  await showToast(page)
  await pressTrial(page)
})

function showModal(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((dialog: HTMLDialogElement) => dialog.showModal())
}

async function showToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = () => Reflect.set(window, 'presses', Number(Reflect.get(window, 'presses') ?? 0) + 1)
    window.ElectricianElements?.toast({
      title: 'Hello',
      duration: 60_000,
      action: { label: 'Press', run: () => void press() },
    })
  })
}

/** Expects the toast's button to be visible and not covered or inert. */
function pressTrial(page: Page): Promise<void> {
  return toastOf(page).getByRole('button', { name: 'Press' }).click({ trial: true })
}

function presses(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'presses'))
}
