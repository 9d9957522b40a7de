import { failedRequest } from './support/noise.ts'
import {
  addFromCard,
  alarm,
  cartButton,
  checkoutButton,
  drawerOf,
  linesIn,
  mug,
  notice,
  openCart,
  proceed,
} from './support/shop.ts'
import { expect, shopBody, test } from './support/stage.ts'

const checkoutCall = '**/provider/store/*/checkout'

test('a double click starts one checkout', async ({ page, stage }) => {
  await stage.openShop()
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

test('the call carries the lines, both ways back and the time zone, and nothing else', async ({
  page,
  stage,
}) => {
  await stage.open('<cart-button></cart-button><store-grid></store-grid>')
  await addFromCard(page, mug)
  await openCart(page)
  await proceed(page)
  expect(stage.server.checkouts).toEqual([
    {
      items: [{ variant_id: 'variant_mug', quantity: 1 }],
      successUrl: `${stage.origin}/success`,
      cancelUrl: `${stage.origin}/index.html`,
      timeZone: 'Europe/Vienna',
    },
  ])
})

test('an empty cart is not checked out', async ({ page, stage }) => {
  await stage.openShop()
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(notice(page)).toContainText('Your cart is empty')
  await expect(notice(page)).toContainText('Add some products to your cart before checking out.')
})

test('a checkout that fails says so, keeps the cart and can be tried again', async ({
  page,
  stage,
  noise,
}) => {
  noise.allow(failedRequest)
  await stage.openShop()
  await addFromCard(page, mug)
  await openCart(page)
  await page.route(checkoutCall, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await checkoutButton(drawerOf(page)).click()
  await expect(notice(page)).toContainText('Checkout Error')
  await expect(notice(page)).toContainText('There was a problem initializing checkout. Please try again.')
  await expect(linesIn(drawerOf(page))).toHaveCount(1)
  await page.unroute(checkoutCall)
  await proceed(page)
})

test('what somebody else has bought meanwhile is named', async ({ page, stage, context, noise }) => {
  noise.allow(failedRequest)
  await stage.openProduct('prod_tee')
  for (let press = 0; press < 23; press++) await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const bought = await context.request.post(`${stage.origin}/provider/store/demo/checkout`, {
    data: {
      items: [{ variant_id: 'variant_tee_black', quantity: 5 }],
      successUrl: `${stage.origin}/success.html`,
      cancelUrl: stage.origin,
      timeZone: 'UTC',
    },
  })
  await context.request.post(((await bought.json()) as { url: string }).url)
  await openCart(page)
  await checkoutButton(drawerOf(page)).click()
  await expect(notice(page)).toContainText('Checkout Error')
  await expect(drawerOf(page)).toContainText('Lower its quantity or remove it, then try again.')
  await expect(linesIn(drawerOf(page))).toHaveCount(1)
})

for (const url of ['javascript:alert(1)', 'data:text/html,hi', '/relative', '//example.invalid/', '']) {
  test(`an answer that leads to “${url}” is not followed`, async ({ page, stage }) => {
    await stage.openShop()
    await addFromCard(page, mug)
    await openCart(page)
    await page.route(checkoutCall, (route) => route.fulfill({ json: { url } }))
    await checkoutButton(drawerOf(page)).click()
    await expect(notice(page)).toContainText('Checkout Error')
    await expect(linesIn(drawerOf(page))).toHaveCount(1)
    await expect(page).toHaveURL(`${stage.origin}/shop.html`)
  })
}

test('the page can take over the start and the redirect', async ({ page, stage }) => {
  await stage.openShop()
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
    ['checkout-redirect', `${stage.origin}/provider/checkout`],
  ])
  await expect(page).toHaveURL(`${stage.origin}/shop.html`)
  await expect(checkoutButton(drawerOf(page))).toHaveText('Proceed to Checkout')
})

test('pages of one site that sell from two stores ask each its own, and have one cart between them', async ({
  page,
  stage,
}) => {
  await stage.open(shopBody)
  await addFromCard(page, alarm)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  stage.storeId = 'demo-other'
  const asked = page.waitForRequest('**/store/demo-other/products')
  await stage.open(shopBody)
  await asked
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await openCart(page)
  await expect(linesIn(drawerOf(page))).toHaveText([new RegExp(mug)])
  await expect(drawerOf(page)).toContainText('1 item from another store is kept in your cart.')
  const ordered = page.waitForRequest('**/store/demo-other/checkout')
  await proceed(page)
  await ordered
  await expect(page.locator('b:has(+ small)')).toHaveText([mug])
  await expect(page.locator('b + small')).toHaveText([/\b1 × /])
})
