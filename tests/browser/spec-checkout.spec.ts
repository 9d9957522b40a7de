import { addFromCard, checkoutButton, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

// spec 7.19, 7.20
test('the website’s checkout request has /success as its success URL and the current page as its cancel URL', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await addFromCard(page, mug)
  const orderRequest = page.waitForRequest((request) => request.method() === 'POST')
  await checkoutButton(await openCart(page)).click()
  expect((await orderRequest).postDataJSON()).toEqual({
    items: [{ variant_id: expect.any(String), quantity: 1 }],
    successUrl: `${site.origin}/success`,
    cancelUrl: `${site.origin}/store`,
    timeZone: 'Europe/Vienna',
  })
})
