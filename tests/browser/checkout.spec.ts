import { failedRequest } from './support/console-messages.ts'
import {
  addFromCard,
  cartItemsIn,
  checkoutButton,
  drawerOf,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
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

test('a checkout that exceeds the stock asks the visitor to lower the quantity and keeps the cart', async ({
  page,
  testPage,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.openProduct('prod_tee')
  for (let press = 0; press < 23; press++) await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const bought = await context.request.post(`${testPage.origin}/provider/store/demo/checkout`, {
    data: {
      items: [{ variant_id: 'variant_tee_black', quantity: 5 }],
      successUrl: `${testPage.origin}/success.html`,
      cancelUrl: testPage.origin,
      timeZone: 'UTC',
    },
  })
  await context.request.post(((await bought.json()) as { url: string }).url)
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(toastOf(page)).toContainText('Checkout Error')
  await expect(drawerOf(page)).toContainText('Lower its quantity or remove it, then try again.')
  await expect(cartItemsIn(drawerOf(page))).toHaveCount(1)
})

test('preventDefault() on checkout-start or checkout-redirect stops the checkout', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await page.evaluate(() => {
    const seen: unknown[] = []
    Reflect.set(window, 'seen', seen)
    const takeOver = (event: Event) => {
      const { detail } = event as CustomEvent<{ items?: { variant: { id: string } }[]; url?: string }>
      seen.push([event.type, detail.items?.map(({ variant }) => variant.id) ?? detail.url?.split('?')[0]])
      event.preventDefault()
    }
    document.addEventListener('checkout-start', takeOver, { once: true })
    document.addEventListener('checkout-redirect', takeOver)
  })
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as unknown)
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls++
  })
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect.poll(seen).toEqual([['checkout-start', ['variant_mug']]])
  expect(calls).toBe(0)
  await expect(checkoutButton(drawerOf(page))).toHaveText('Proceed to Checkout')

  await checkoutButton(drawerOf(page)).click()
  await expect.poll(seen).toEqual([
    ['checkout-start', ['variant_mug']],
    ['checkout-redirect', `${testPage.origin}/provider/checkout`],
  ])
  await expect(page).toHaveURL(`${testPage.origin}/shop.html`)
  await expect(checkoutButton(drawerOf(page))).toHaveText('Proceed to Checkout')
})
