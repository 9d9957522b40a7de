import type { Page } from '@playwright/test'
import packageInfo from '../../package.json' with { type: 'json' }
import type { Product } from '../../src/catalog/product.ts'
import { shopElements } from './support/script-tag.ts'
import { addFromCard, cardOf, cartButton, cartItemsIn, drawerOf, mug, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

declare global {
  interface Window {
    /** Of this page: the product that was chosen last. */
    chosen: Product
  }
}

type Api = NonNullable<Window['ElectricianElements']>

/** Runs in the page, with what the script has put on the window. */
function withApi<Result>(page: Page, run: (api: Api) => Result | Promise<Result>): Promise<Result> {
  return page.evaluate(`(${run})(window.ElectricianElements)`)
}

/** A page that has kept what the grid's event says of the mug. */
async function openWithProduct(page: Page, testPage: TestPage): Promise<void> {
  await testPage.open(shopElements)
  await page.evaluate(() =>
    document.addEventListener('product-select', (event) => {
      event.preventDefault()
      window.chosen = (event as CustomEvent<{ product: Product }>).detail.product
    }),
  )
  await cardOf(page, mug).getByRole('link').first().click()
  await page.waitForFunction(() => window.chosen)
}

/** What a call that must not work says. */
async function refusalOf(page: Page, run: (api: Api) => unknown): Promise<string> {
  return page.evaluate(`(async () => {
    try { await (${run})(window.ElectricianElements) } catch (error) { return error.name + ': ' + error.message }
    return 'nothing was refused'
  })()`)
}

test('it is there, whole, frozen and of the package’s version', async ({ page, testPage }) => {
  await testPage.open('')
  const shape = await withApi(page, (api) => ({
    members: Object.keys(api).toSorted(),
    cart: Object.keys(api.cart).toSorted(),
    isFrozen: Object.isFrozen(api),
    version: api.version,
  }))
  expect(shape).toEqual({
    members: ['NotEnoughStockError', 'cart', 'configure', 'toast', 'version'],
    cart: [
      'add',
      'checkout',
      'clear',
      'close',
      'count',
      'items',
      'open',
      'remove',
      'setQuantity',
      'subscribe',
      'total_in_cents',
    ],
    isFrozen: true,
    version: packageInfo.version,
  })
})

test('cart.add, items, count and total_in_cents: a page’s own button fills the cart', async ({
  page,
  testPage,
}) => {
  await openWithProduct(page, testPage)
  await withApi(page, ({ cart }) => {
    const [variant] = window.chosen.variants
    if (!variant) throw new Error('The mug has no variant')
    cart.add(window.chosen, variant)
    cart.add(window.chosen, variant, 2)
  })
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
  const seen = await withApi(page, ({ cart }) => ({
    titles: cart.items.map(({ product, quantity }) => `${quantity} x ${product.title}`),
    count: cart.count,
    isExact: cart.total_in_cents === 3 * (cart.items[0]?.variant.price_in_cents ?? 0),
  }))
  expect(seen).toEqual({ titles: [`3 x ${mug}`], count: 3, isExact: true })
})

test('cart.setQuantity, remove and clear change the cart that visitors see', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => cart.setQuantity(cart.items[0]?.variant.id ?? '', 5))
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 5 items')
  await withApi(page, ({ cart }) => cart.remove(cart.items[0]?.variant.id ?? ''))
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => cart.clear())
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})

test('cart.open and close show the cart and put it away', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await withApi(page, ({ cart }) => cart.open())
  await expect(drawerOf(page)).toBeVisible()
  await withApi(page, ({ cart }) => cart.close())
  await expect(drawerOf(page)).toHaveCount(0)
})

test('cart.subscribe calls back with each change until it is ended', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await withApi(page, ({ cart }) => {
    const counts: number[] = []
    const end = cart.subscribe(({ count }) => counts.push(count))
    Object.assign(window, { counts, end })
  })
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => {
    cart.setQuantity(cart.items[0]?.variant.id ?? '', 4)
    const end = Reflect.get(window, 'end') as () => void
    end()
    cart.clear()
  })
  expect(await page.evaluate(() => Reflect.get(window, 'counts') as number[])).toEqual([1, 4])
})

test('cart.checkout goes to the checkout, without a drawer on the page', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await page.evaluate(() => {
    void window.ElectricianElements?.cart.checkout()
  })
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
})

test('toast shows a notice, and toast.dismiss closes it', async ({ page, testPage }) => {
  await testPage.open('')
  const id = await withApi(page, ({ toast }) =>
    toast({ title: 'Saved', description: 'We will call you.', duration: 3_600_000 }),
  )
  await expect(toastOf(page)).toContainText('Saved')
  await expect(toastOf(page)).toContainText('We will call you.')
  await page.evaluate((id) => window.ElectricianElements?.toast.dismiss(id), id)
  await expect(toastOf(page)).toHaveCount(0)
})

test('configure names the store for every tag that does not name its own', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: <store-grid> does not know which store to show/)
  await testPage.open(shopElements, { script: '<script src="/electrician-elements.js" defer></script>' })
  await expect(page.getByText(/^<store-grid> does not know/)).toBeVisible()
  await withApi(page, ({ configure }) => configure({ storeHost: '/provider', storeId: 'demo' }))
  await expect(cardOf(page, mug)).toBeVisible()
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => cart.open())
  await expect(cartItemsIn(drawerOf(page))).toHaveCount(1)
})

test('what can’t be done is refused in words', async ({ page, testPage }) => {
  await openWithProduct(page, testPage)
  const needs =
    'TypeError: cart.add needs a product ({ id, title }), one of its variants ({ id, price_in_cents }) and a ' +
    'whole-number quantity of at least 1.'
  expect(await refusalOf(page, ({ cart }) => Reflect.apply(cart.add, cart, []))).toBe(needs)
  expect(await refusalOf(page, ({ cart }) => Reflect.apply(cart.add, cart, ['prod_mug', 'var_1']))).toBe(
    needs,
  )
  expect(
    await refusalOf(page, ({ cart }) => {
      const [variant] = window.chosen.variants
      Reflect.apply(cart.add, cart, [window.chosen, variant, 0])
    }),
  ).toBe(needs)
  expect(
    await refusalOf(page, ({ cart }) => {
      const [variant] = window.chosen.variants
      Reflect.apply(cart.add, cart, [window.chosen, variant, 31])
    }),
  ).toMatch(/^NotEnoughStockError: Not enough stock for “Ohm Sweet Ohm” Mug \(.*\)\. Only 30 left\.$/)
  expect(await refusalOf(page, ({ toast }) => Reflect.apply(toast, null, ['Saved']))).toBe(
    "TypeError: toast needs a title, for example toast({ title: 'Saved' }). It also takes a description, a duration in " +
      'milliseconds, the variant "default" or "destructive", and an action ({ label, run }).',
  )
  expect(await withApi(page, ({ cart }) => cart.count)).toBe(0)
})

test('a checkout on a page that knows no store is refused in words', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: <cart-drawer> does not know which store to show/)
  await testPage.open('<cart-button></cart-button>', {
    script: '<script src="/electrician-elements.js" defer></script>',
  })
  expect(await refusalOf(page, ({ cart }) => cart.checkout())).toBe(
    'Error: Checkout could not be started: no store is set on this page. ' +
      'Set data-store-host and data-store-id on the script tag, or store-host and store-id on an element.',
  )
})
