import { addFromCard, checkoutButton, drawerOf, mug, openCart, startCheckout } from './support/shop.ts'
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
