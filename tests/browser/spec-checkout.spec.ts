import { addFromCard, checkoutButton, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

test('the website’s order returns to the origin’s /success, and a cancelled one to the page it began on', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await addFromCard(page, mug)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await checkoutButton(await openCart(page)).click()
  expect((await sent).postDataJSON()).toEqual({
    items: [{ variant_id: expect.any(String), quantity: 1 }],
    successUrl: `${site.origin}/success`,
    cancelUrl: `${site.origin}/store`,
    timeZone: 'Europe/Vienna',
  })
})
