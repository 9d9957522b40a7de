import type { Page } from '@playwright/test'
import { deferredScript, loader, shopElements } from './support/script-tag.ts'
import { addFromCard, cartButton, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const prefixed = 'defer data-prefix="ee-"'

/** Simulates a theme that defines its own `<cart-drawer>` before the script runs. */
async function addThemeDrawer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ThemeDrawer extends HTMLElement {
      connectedCallback() {
        this.textContent = 'The theme’s own cart'
      }
    }
    customElements.define('cart-drawer', ThemeDrawer)
  })
}

for (const [name, script, text] of [
  ['script', deferredScript, '(taken-tag)'],
  ['loader', loader(), 'is already defined by other code'],
] as const)
  test(`with the ${name}, a <cart-drawer> defined by the theme is kept, one message is logged, and every other element works`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await addThemeDrawer(page)
    await testPage.open(`${shopElements}<cart-drawer></cart-drawer>`, { script })
    await addFromCard(page, mug)
    await expect(page.getByText('The theme’s own cart')).toHaveCount(1)
    await cartButton(page).click()
    await expect(page.locator('cart-drawer'), 'no second <cart-drawer> is inserted').toHaveCount(1)
    consoleMessages.allow(/is already defined by other code/)
    await expect.poll(() => lines).toEqual([expect.stringContaining(text)])
  })

test('<ee-cart-drawer> works alongside the theme’s own <cart-drawer> without a warning', async ({
  page,
  testPage,
}) => {
  await addThemeDrawer(page)
  await testPage.open(
    '<ee-cart-button></ee-cart-button><cart-drawer></cart-drawer><ee-store-grid></ee-store-grid>',
    { script: testPage.scriptTag(prefixed) },
  )
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(page.locator('ee-cart-drawer'), 'the auto-inserted drawer has the prefix').toHaveCount(1)
  await expect(page.locator('ee-toast-area')).toHaveCount(1)
  await expect(drawer.getByText(mug).first()).toBeVisible()
  await expect(page.getByText('The theme’s own cart')).toHaveCount(1)
  expect(await page.evaluate(() => customElements.get('store-grid'))).toBeUndefined()
  await startCheckout(page)
})
