import type { Page } from '@playwright/test'
import { tabTo } from './support/keyboard.ts'
import { cartButton, drawerOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// This file does not run in Firefox, because in headless Firefox the Tab key does not move focus from the browser's own
// controls back to the page. WebKit has its own test.
test('the cart drawer traps focus while it is open and returns focus to the cart button when it closes', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  const focusedTexts = new Set<string>()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    focusedTexts.add(await focusedText(page))
  }
  // After the last control, Tab moves focus to the browser's own controls and then back to the first control.
  focusedTexts.delete('')
  expect([...focusedTexts].sort()).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused || focused === document.body) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  })
}
