import { pagePolicy } from '../../demo/serve.ts'
import { adapterScripts, BUILDS, type Build } from '../browser/support/adapter-scripts.ts'
import {
  addButtonOf,
  addFromCard,
  cardOf,
  cartButton,
  drawerOf,
  openCart,
  toastOf,
} from '../browser/support/shop.ts'
import { test as base, expect, shopPages } from '../browser/support/test-page.ts'
import { findMedusa } from './ensure-medusa.mjs'
import { checkoutPage, checkoutScript } from './support/checkout-page.ts'
import { type Medusa, startMedusa } from './support/medusa.ts'

/** The pages of a shop whose store is a real Medusa, and the store itself. */
const test = base.extend<{ build: Build; shop: string; medusa: Medusa }, { started: Medusa | null }>({
  build: ['the React script', { option: true }],
  started: [
    async ({ server }, use) => {
      const unpacked = findMedusa()
      const medusa = unpacked ? await startMedusa(unpacked, server.originAt('localhost')) : null
      await use(medusa)
      await medusa?.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  medusa: async ({ started }, use, testInfo) => {
    if (!started) return testInfo.skip(true, 'Medusa is missing because it could not be installed')
    await use(started)
  },
  shop: async ({ build, testPage, medusa }, use) => {
    const { origin, token } = medusa
    const checkout = 'checkout.html?cart={cart}&success={success}&cancel={cancel}'
    const settings = `data-store-host="${origin}" data-store-id="main" data-store-token="${token}" data-store-region="us" data-checkout-url="${checkout}"`
    const script = adapterScripts(build, 'medusa', settings)
    for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })
    testPage.serve('checkout.html', { body: checkoutPage(origin, token), script: '' })
    testPage.server.pages.set('/checkout.js', checkoutScript)
    testPage.server.policy = pagePolicy.replace("connect-src 'self'", `connect-src ${origin}`)
    await use(testPage.origin)
  },
})

/** Returns the stock of a product's variants by title. */
async function stockOf(medusa: Medusa, title: string): Promise<Record<string, number>> {
  const fields = 'title,variants.title,variants.manage_inventory,%2Bvariants.inventory_quantity'
  const { products } = Object(await medusa.get(`products?fields=${fields}&limit=50`))
  const { variants } = products.find((product: { title: string }) => product.title === title)
  const entries: { title: string; inventory_quantity: number }[] = variants
  return Object.fromEntries(entries.map((variant) => [variant.title, variant.inventory_quantity]))
}

for (const build of BUILDS)
  test.describe(`with ${build}`, () => {
    test.use({ build })

    test('a visitor orders a variant and pays on the shop’s checkout page', async ({
      page,
      shop,
      medusa,
    }) => {
      const before = await stockOf(medusa, 'Crew Tee')
      await page.goto(`${shop}/shop.html`)
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(12)
      await expect(cardOf(page, 'Mug')).toContainText('$8.50')
      await expect(cardOf(page, 'Mug')).toContainText('$10.00')

      await page.getByRole('link', { name: 'Crew Tee' }).click()
      await page.getByRole('radio', { name: 'Amber' }).check()
      await page.getByRole('radio', { name: 'L', exact: true }).check()
      await page.getByRole('button', { name: 'Increase quantity' }).click()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(toastOf(page)).toContainText('2 x Crew Tee (Amber / L) added.')

      await openCart(page)
      await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
      await expect(page.getByText('Total: 50')).toBeVisible()
      await page.getByRole('button', { name: 'Order' }).click()
      await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
      await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')

      const id = await page.evaluate(() => sessionStorage.getItem('order'))
      const { order } = Object(await medusa.get(`orders/${id}?fields=id,email,*items`))
      expect(order).toMatchObject({ email: 'ada@example.com', items: [{ quantity: 2, unit_price: 25 }] })
      expect(await stockOf(medusa, 'Crew Tee')).toEqual({
        ...before,
        'Amber / L': (before['Amber / L'] ?? 0) - 2,
      })
    })
  })

test('a visitor who leaves the checkout page is offered the items again', async ({ page, shop }) => {
  await page.goto(`${shop}/shop.html`)
  await addFromCard(page, 'Mug')
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(toastOf(page)).toContainText('Your order was not completed')
})

test('a visitor who pays and returns to another page is not offered the items', async ({ page, shop }) => {
  await page.goto(`${shop}/shop.html`)
  await addFromCard(page, 'Mug')
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('Total: 8.5')).toBeVisible()
  await page.evaluate((url) => {
    const query = new URLSearchParams(location.search)
    query.set('success', url)
    history.replaceState(null, '', `?${query}`)
  }, `${shop}/shop.html`)
  const asked = page.waitForResponse((response) => response.url().includes('completed_at'))
  await page.reload()
  await page.getByRole('button', { name: 'Order' }).click()
  await asked
  await expect(cardOf(page, 'Mug')).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})

test('a sold-out product cannot be added', async ({ page, shop }) => {
  await page.goto(`${shop}/shop.html`)
  await addButtonOf(page, 'Last Year’s Sign').click()
  await expect(toastOf(page)).toContainText('Only 0 left.')
})

test('a page from an origin that Medusa does not allow explains that it cannot reach the store', async ({
  page,
  shop,
  consoleMessages,
}) => {
  consoleMessages.allow(/CORS|Failed to load resource|electrician-elements/)
  await page.goto(`${shop.replace('localhost', '127.0.0.1')}/shop.html`)
  await expect(page.getByText('The store could not be reached')).toBeVisible()
})
