import type { Page, Route } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import {
  cardOf,
  cartButton,
  checkoutButton,
  checkoutRequests,
  mug,
  openCart,
  toastOf,
} from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('shows the new price, style and stock when the visitor changes the style', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await expect(page.getByText(/in stock!/)).toBeVisible()
  const price = page.locator('.product-price')
  await expect(price).toHaveText('$25.00')
  await translate(page)
  await page.getByRole('radio', { name: 'Amber' }).check()
  await expect(page.getByText('9 in stock!')).toBeVisible()
  await expect(price).toHaveText('Sale price $18.50 Regular price $29.00')
  await expect(page.locator('.buy-summary')).toContainText('Amber')
})

test('shows the new quantity, sums and total of the cart', async ({ page, testPage }) => {
  await testPage.openShop()
  await translate(page)
  await cardOf(page, mug).getByRole('button').click()
  await expect(toastOf(page)).toContainText(`${mug} has been added to your cart.`)
  await translate(page)
  await cardOf(page, mug).getByRole('button').click()
  await expect(cartButton(page)).toHaveText('2')
  const drawer = await openCart(page)
  await expect(drawer.locator('.drawer-total')).toHaveText('Total $32.00')
  await translate(page)
  await drawer.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(drawer.getByText('× 3 = $48.00')).toBeVisible()
  await expect(drawer.locator('.drawer-total')).toHaveText('Total $48.00')
  await expect(cartButton(page)).toHaveText('3')
  await translate(page)
  await drawer.getByRole('button', { name: 'Remove', exact: false }).click()
  await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
})

test('shows the state of the checkout', async ({ page, testPage, consoleMessages }) => {
  consoleMessages.allow(failedRequest)
  await testPage.openShop()
  await cardOf(page, mug).getByRole('button').click()
  const drawer = await openCart(page)
  await translate(page)
  const checkouts: Route[] = []
  await page.route(checkoutRequests, (route) => void checkouts.push(route))
  await checkoutButton(drawer).click()
  await expect(checkoutButton(drawer)).toHaveText('Starting checkout…')
  await translate(page)
  await expect.poll(() => checkouts).toHaveLength(1)
  await checkouts[0]?.fulfill({ status: 500, body: '{}' })
  await expect(
    drawer.getByText('There was a problem initializing checkout. Please try again.').first(),
  ).toBeVisible()
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
})

/**
 * Replaces every text node as Chrome's translator does, in the document and in all shadow roots. The "translation" is
 * the same text, so that locators still find it.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) translateIn(node.shadowRoot)
        } else if (node.textContent?.trim() && !node.parentElement?.closest('font, script, style, textarea'))
          texts.push(node as Text)
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document)
  })
}
