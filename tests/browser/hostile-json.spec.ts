import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { everything as facts } from './support/facts.ts'
import { linesIn, openCart } from './support/shop.ts'
import { expect, type Stage, test } from './support/stage.ts'
import { surroundings, Tripwire } from './support/tripwire.ts'

const inherited = '"polluted":"yes","price_formatted":"$0.00","template":"free","quantity":7,"cart":{}'

/** JSON each of whose objects brings what objects are born with along. */
function polluting(value: unknown): string {
  const born = `"__proto__":{${inherited}},"constructor":{"prototype":{${inherited}}},`
  return JSON.stringify(value).replace(/\{(?=")/g, () => `{${born}`)
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

test('what objects are born with can’t be changed by anything that is read', async ({
  page,
  stage,
  noise,
}) => {
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  noise.allow(/^warning: <electrician-site> business facts: "(__proto__|constructor)" is not known/)
  await stage.open('')
  await readEverything(page, stage, JSON.stringify)
  const before = await surroundings(page)
  await readEverything(page, stage, polluting)
  expect(before).toMatchObject({ polluted: undefined })
  await tripwire.expectSilence(before)
})

/** A visit that reads the store's answers, what is stored and the page's own facts, each written as `write` does. */
async function readEverything(page: Page, stage: Stage, write: (value: unknown) => string): Promise<void> {
  await page.unroute('**/provider/store/**')
  await answerAs(page, write)
  // Not from a page with a cart, which stores its own again.
  await stage.open('', { script: '' })
  await page.evaluate(
    ([cart, draft]) => {
      localStorage.setItem('e-commerce-cart', cart)
      localStorage.setItem(
        'e-commerce-cart-set-aside-1',
        `{"id":"1","__proto__":{"polluted":"yes"},"items":${cart}}`,
      )
      sessionStorage.setItem('electrician-elements-quote', draft)
    },
    [write([line]), write({ name: 'Ohm' })] as const,
  )
  await stage.open(
    `<store-grid></store-grid><product-detail product-id="prod_1"></product-detail>
     <electrician-site routing="hash"><script type="application/json">${write(facts).replaceAll('<', '\\u003c')}</script></electrician-site>`,
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
  await expect(linesIn(drawer)).toHaveCount(2)
  await expect(drawer.getByText('$29.99')).toBeVisible()
}

async function answerAs(page: Page, write: (value: unknown) => string): Promise<void> {
  await page.route('**/provider/store/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = pathname.endsWith('/variants')
      ? { variants: [{ id: 'variant_1', inventory_quantity: 3 }] }
      : pathname.endsWith('/products')
        ? { products: [product], count: 1 }
        : { product }
    return route.fulfill({ contentType: 'application/json', body: write(answer) })
  })
}
