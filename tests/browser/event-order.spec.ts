import type { Page } from '@playwright/test'
import { addFromCard, checkoutButton, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const names = [
  'product-select',
  'cart-add',
  'cart-change',
  'cart-open',
  'cart-close',
  'checkout-start',
  'checkout-redirect',
  'checkout-error',
]

/** Records the name of each event and the number of items in the cart at that moment. */
async function recordEvents(page: Page): Promise<void> {
  await page.evaluate((recorded) => {
    const events: string[] = []
    Reflect.set(window, 'events', events)
    for (const name of recorded)
      addEventListener(name, (event) => {
        events.push(`${name}, ${window.ElectricianElements?.cart.count} in the cart`)
        if (name === 'checkout-redirect') event.preventDefault()
      })
  }, names)
}

const recordedEvents = (page: Page) => page.evaluate(() => Reflect.get(window, 'events') as string[])

test('a purchase dispatches its events in the documented order', async ({ page, testPage }) => {
  await testPage.openShop()
  await recordEvents(page)
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await checkoutButton(drawer).click()
  await expect.poll(() => recordedEvents(page)).toContain('checkout-redirect, 0 in the cart')
  expect(await recordedEvents(page)).toEqual([
    'cart-change, 1 in the cart',
    'cart-add, 1 in the cart',
    'cart-open, 1 in the cart',
    'checkout-start, 1 in the cart',
    'cart-change, 0 in the cart',
    'checkout-redirect, 0 in the cart',
  ])
})
