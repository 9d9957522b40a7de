import type { Page } from '@playwright/test'
import { tabTo } from './support/keyboard.ts'
import { cartButton, drawerOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// Not among those for Firefox: without a window, its own controls don't pass the focus on. WebKit has a test of its own.
test('the open cart keeps the focus, and gives it back to the button that opened it', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  const visited = new Set<string>()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    visited.add(await focusedText(page))
  }
  // Between two rounds the browser's own controls have the focus: then it is nowhere on the page.
  visited.delete('')
  expect([...visited].sort()).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
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
