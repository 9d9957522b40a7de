import type { Page } from '@playwright/test'
import { adapterScripts, BUILDS, type Build } from './support/adapter-scripts.ts'
import { addButtonOf, cardOf, cartButton, checkoutButton, openCart, toastOf } from './support/shop.ts'
import { runShopifyShop, type ShopifyShop } from './support/shopify-shop.ts'
import { test as base, expect, shopPages, type TestPage } from './support/test-page.ts'

const test = base.extend<{ shop: ShopifyShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
  shop: async ({}, use) => runShopifyShop(use),
})

const settings = (origin: string) =>
  `data-store-host="${origin}" data-store-id="volt" data-store-token="public-token"`

async function openShop(page: Page, testPage: TestPage, { origin }: ShopifyShop, build: Build) {
  // What the documentation tells site owners to allow.
  testPage.server.policy = testPage.server.policy
    .replace("connect-src 'self'", `$& ${origin}`)
    .replace("img-src 'self'", '$& https://cdn.shopify.com')
  await page.route('https://cdn.shopify.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', path: 'demo/owner.svg' }),
  )
  await page.route('https://volt.example/checkouts/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay at Shopify</h1>' }),
  )
  const script = adapterScripts(build, 'shopify', settings(origin))
  for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })
  await page.goto(`${testPage.origin}/shop.html`)
}

/** Starts the checkout. Returns the lines of the order. */
async function checkOut(page: Page): Promise<unknown> {
  const ordering = page.waitForRequest((request) => request.postData()?.includes('cartCreate') === true)
  await checkoutButton(await openCart(page)).click()
  await expect(page.getByRole('heading', { name: 'Pay at Shopify' })).toBeVisible()
  return (await ordering).postDataJSON().variables.input.lines
}

for (const build of BUILDS)
  test(`a visitor leaves a Shopify checkout, comes back and pays, with ${build}`, async ({
    page,
    testPage,
    shop,
  }) => {
    await openShop(page, testPage, shop, build)
    await addButtonOf(page, '電球 E27').click()
    await expect(toastOf(page)).toContainText('Only 0 left.')
    await page.getByRole('link', { name: 'Рабочая рубашка' }).click()
    await page.getByRole('radio', { name: 'Weiß' }).check()
    await page.getByRole('radio', { name: 'XL' }).check()
    await expect(page.getByText('5 in stock!')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
    const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/211', quantity: 1 }]
    expect(await checkOut(page)).toEqual(lines)

    await page.goto(`${testPage.origin}/shop.html`)
    await expect(toastOf(page)).toContainText('Your order was not completed')
    await toastOf(page).getByRole('button', { name: 'Put it back' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
    expect(await checkOut(page)).toEqual(lines)

    // Shopify deletes the cart of a paid order.
    shop.standIn.carts.clear()
    const asking = page.waitForResponse(
      (response) => response.request().postData()?.includes('cart(') === true,
    )
    await page.goto(`${testPage.origin}/shop.html`)
    await (await asking).finished()
    const drawer = await openCart(page)
    await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
    await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
    await expect(toastOf(page)).toHaveCount(0)
  })

test('a product card loads a resized picture from Shopify', async ({ page, testPage, shop }) => {
  await openShop(page, testPage, shop, 'the modules')
  const picture = cardOf(page, 'Рабочая рубашка').locator('img')
  await expect(picture).toHaveJSProperty(
    'currentSrc',
    'https://cdn.shopify.com/files/shirt-0.jpg?v=3&width=320',
  )
})
