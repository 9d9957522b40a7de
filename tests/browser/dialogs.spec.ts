import type { Page } from '@playwright/test'
import { focusedControl } from './support/focus.ts'
import { pressTabUntilFocused, tabTo } from './support/keyboard.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import { addFromCard, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// This file does not run in Firefox, because in headless Firefox the Tab key does not move focus from the browser's own
// controls back to the page. WebKit has its own test.

/** Presses Tab repeatedly and returns the names of the controls that had focus. */
async function controlsReachedByTab(page: Page): Promise<string[]> {
  const reached = new Set<string>()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    // Focus is on no control while it is in the browser's own user interface.
    const control = await focusedControl(page)
    if (control) reached.add(control.name)
  }
  return [...reached].toSorted()
}

test('the cart drawer traps focus while it is open', async ({ page, testPage }) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  expect(await controlsReachedByTab(page)).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
})

test('Enter opens a picture of past work, Tab stays inside the dialog, and Escape returns focus', async ({
  page,
}) => {
  await openPlumberPage(page)
  await tabTo(page, workButton(page, 'Kitchen faucet'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Our Work' })).toBeVisible()
  expect(await controlsReachedByTab(page)).toEqual(['Close', 'Next picture', 'Previous picture'])
  await page.keyboard.press('Escape')
  await expect(workButton(page, 'Kitchen faucet')).toBeFocused()
})

test('the “Our Work” dialog keeps its height when the picture changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlumberPage(page)
  await workButton(page, 'Kitchen faucet').click()
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next picture' })
  const before = await next.boundingBox()
  for (const _ of Array(4)) {
    await next.click()
    expect(await next.boundingBox()).toEqual(before)
  }
})

test('the weekly schedule opens with the keyboard and returns focus to its button', async ({ page }) => {
  await openPlumberPage(page)
  await pressTabUntilFocused(page, hoursButton(page))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hours' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(hoursButton(page)).toBeFocused()
})

test('Escape restores a quantity that is typed in the cart without closing the cart', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  const input = drawer.getByRole('spinbutton')
  await input.click()
  await page.keyboard.type('250')
  await page.keyboard.press('Escape')
  await expect(input).toHaveValue('1')
  await expect(drawer).toBeVisible()
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await expect(cartItemsIn(drawer)).toContainText('× 250 = $4000.00')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

for (const [name, tag, opener] of [
  ['the picture dialog', '<product-detail product-id="prod_tee"></product-detail>', 'Enlarge picture'],
  ['the menu on small screens', '<electrician-site routing="hash"></electrician-site>', 'Open menu'],
] as const)
  test(`${name} is still modal after its element has been moved within the page`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await testPage.open(`<div id="target"></div>${tag}`)
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() =>
      document.querySelector('#target')?.append(document.querySelector('#target + *') as Element),
    )
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('the filter dialog closes in a wide window and moves focus to the search field', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.open('<store-grid browse></store-grid>')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
})
