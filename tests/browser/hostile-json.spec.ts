import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { allFacts as facts } from './support/business-facts.ts'
import { hostPageState, InjectionMonitor } from './support/injection-monitor.ts'
import { cartItemsIn, openCart } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const pollutedProperties =
  '"polluted":"yes","price_formatted":"$0.00","template":"free","quantity":7,"cart":{}'

/** Returns JSON in which every object has keys that try to pollute `Object.prototype`. */
function pollutingJson(value: unknown): string {
  const prefix = `"__proto__":{${pollutedProperties}},"constructor":{"prototype":{${pollutedProperties}}},`
  return JSON.stringify(value).replace(/\{(?=")/g, () => `{${prefix}`)
}

const product = aWireProduct({ thumbnail: null, media: [], variants: [aWireVariant()] })
const line = {
  product: { id: 'prod_2', title: 'Stored Tee' },
  variant: {
    id: 'variant_2',
    title: 'White',
    price_in_cents: 500,
    currency_info: { code: 'usd', symbol: '$' },
  },
  quantity: 2,
}

test('JSON with “__proto__” and “constructor” keys does not pollute prototypes', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  consoleMessages.allow(
    /^warning: <electrician-site> business facts: "(__proto__|constructor)" is not a business fact/,
    /^warning: <electrician-site> business facts: "hours" has no field "(__proto__|constructor)"/,
  )
  await testPage.open('')
  await readAllSources(page, testPage, JSON.stringify)
  const before = await hostPageState(page)
  await readAllSources(page, testPage, pollutingJson)
  expect(before).toMatchObject({ polluted: undefined })
  await monitor.expectNoEffects(before)
})

/**
 * Opens a page that reads JSON from the store, from browser storage and from its own markup. All of this JSON is
 * serialized with `stringify`.
 */
async function readAllSources(
  page: Page,
  testPage: TestPage,
  stringify: (value: unknown) => string,
): Promise<void> {
  await page.unroute('**/provider/store/**')
  await mockStore(page, stringify)
  // Open the page without the script first, because the script would overwrite the stored cart.
  await testPage.open('', { script: '' })
  await page.evaluate(
    ([cart, draft]) => {
      localStorage.setItem('e-commerce-cart', cart)
      localStorage.setItem(
        'e-commerce-cart-order-1',
        `{"id":"1","__proto__":{"polluted":"yes"},"items":${cart}}`,
      )
      sessionStorage.setItem('electrician-elements-quote', draft)
    },
    [stringify([line]), stringify({ name: 'Ohm' })] as const,
  )
  await testPage.open(
    `<store-grid></store-grid><product-detail product-id="prod_1"></product-detail>
     <electrician-site routing="hash"><script type="application/json">${stringify(facts).replaceAll('<', '\\u003c')}</script></electrician-site>`,
  )
  await expect(page.getByRole('article').getByText('3 in stock!')).toBeVisible()
  await expect(page.locator('store-grid').getByText('$19.99')).toBeVisible()
  await expect(page.getByRole('heading', { name: facts.headline })).toBeVisible()
  await expect(page.locator('electrician-site').getByRole('textbox', { name: 'Name' })).toHaveValue('Ohm')
  await page
    .locator('store-grid')
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await expect(drawer.getByText('$29.99')).toBeVisible()
}

async function mockStore(page: Page, stringify: (value: unknown) => string): Promise<void> {
  await page.route('**/provider/store/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const body = pathname.endsWith('/variants')
      ? { variants: [{ id: 'variant_1', inventory_quantity: 3 }] }
      : pathname.endsWith('/products')
        ? { products: [product], count: 1 }
        : { product }
    return route.fulfill({ contentType: 'application/json', body: stringify(body) })
  })
}
