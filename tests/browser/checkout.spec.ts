import { addFromCard, checkoutButton, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// spec 7.18, 7.22
test('the checkout request contains only the items, the success and cancel URLs and the time zone', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button><store-grid></store-grid>')
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  expect(testPage.server.checkoutRequests).toEqual([
    {
      items: [{ variant_id: 'variant_mug', quantity: 1 }],
      successUrl: `${testPage.origin}/success`,
      cancelUrl: `${testPage.origin}/index.html`,
      timeZone: 'Europe/Vienna',
    },
  ])
})

test('a purchase dispatches its events in the documented order', async ({ page, testPage }) => {
  await testPage.openShop()
  await page.evaluate(async () => {
    await window.ElectricianElements?.ready
    const events: string[] = []
    Reflect.set(window, 'events', events)
    for (const name of ['cart-add', 'cart-change', 'cart-open', 'checkout-start', 'checkout-redirect'])
      addEventListener(name, (event) => {
        events.push(`${name}, ${window.ElectricianElements?.cart.count} in the cart`)
        if (name === 'checkout-redirect') event.preventDefault()
      })
  })
  await addFromCard(page, mug)
  await checkoutButton(await openCart(page)).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'events')))
    .toEqual([
      'cart-change, 1 in the cart',
      'cart-add, 1 in the cart',
      'cart-open, 1 in the cart',
      'checkout-start, 1 in the cart',
      'cart-change, 0 in the cart',
      'checkout-redirect, 0 in the cart',
    ])
})
