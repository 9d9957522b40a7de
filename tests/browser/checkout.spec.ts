import { failedRequest } from './support/console-messages.ts'
import {
  addFromCard,
  alarm,
  cartButton,
  cartItemsIn,
  checkoutButton,
  checkoutRequests,
  drawerOf,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

test('double-clicking the checkout button starts only one checkout', async ({ page, testPage }) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await openCart(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await checkoutButton(drawerOf(page)).dblclick()
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

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

// spec 4.9, 8.9
test('checking out an empty cart shows a toast', async ({ page, testPage }) => {
  await testPage.openShop()
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(toastOf(page)).toContainText('Your cart is empty')
  await expect(toastOf(page)).toContainText('Add some products to your cart before checking out.')
})

// spec 4.11, 8.10
test('a failed checkout shows an error, keeps the cart and can be retried', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.openShop()
  await addFromCard(page, mug)
  await openCart(page)
  await page.route(checkoutRequests, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await checkoutButton(drawerOf(page)).click()
  await expect(toastOf(page)).toContainText('Checkout Error')
  await expect(toastOf(page)).toContainText('There was a problem initializing checkout. Please try again.')
  await expect(cartItemsIn(drawerOf(page))).toHaveCount(1)
  await page.unroute(checkoutRequests)
  await startCheckout(page)
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

for (const url of ['javascript:alert(1)', 'data:text/html,hi', '/relative', '//example.invalid/', '']) {
  test(`a checkout response with the invalid URL “${url}” shows an error and keeps the cart`, async ({
    page,
    testPage,
  }) => {
    await testPage.openShop()
    await addFromCard(page, mug)
    await openCart(page)
    await page.route(checkoutRequests, (route) => route.fulfill({ json: { url } }))
    await checkoutButton(drawerOf(page)).click()
    await expect(toastOf(page)).toContainText('Checkout Error')
    await expect(cartItemsIn(drawerOf(page))).toHaveCount(1)
    await expect(page).toHaveURL(`${testPage.origin}/shop.html`)
  })
}

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

// spec 7.2
test('pages with different stores share one cart, but each page checks out only the items from its own store', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopBody)
  await addFromCard(page, alarm)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  testPage.storeId = 'demo-other'
  const requested = page.waitForRequest('**/store/demo-other/products')
  await testPage.open(shopBody)
  await requested
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await openCart(page)
  await expect(cartItemsIn(drawerOf(page))).toHaveText([new RegExp(mug)])
  await expect(drawerOf(page)).toContainText('1 item from another store is kept in your cart.')
  const ordered = page.waitForRequest('**/store/demo-other/checkout')
  await startCheckout(page)
  await ordered
  await expect(page.locator('b:has(+ small)')).toHaveText([mug])
  await expect(page.locator('b + small')).toHaveText([/\b1 × /])
})
