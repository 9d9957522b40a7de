import type { Page } from '@playwright/test'
import packageInfo from '../../package.json' with { type: 'json' }
import type { Product } from '../../src/catalog/product.ts'
import { shopElements } from './support/script-tag.ts'
import { addFromCard, cardOf, cartButton, cartItemsIn, drawerOf, mug, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

declare global {
  interface Window {
    /** The product that the visitor selected last, set by the test's event listener. */
    selectedProduct: Product
  }
}

type Api = NonNullable<Window['ElectricianElements']>

/** Runs a function in the page with the script API as its argument. */
function withApi<Result>(page: Page, run: (api: Api) => Result | Promise<Result>): Promise<Result> {
  return page.evaluate(`(${run})(window.ElectricianElements)`)
}

/**
 * Opens a shop page, selects the mug and stores the product from the `product-select` event as
 * `window.selectedProduct`.
 */
async function openWithProduct(page: Page, testPage: TestPage): Promise<void> {
  await testPage.open(shopElements)
  await page.evaluate(() =>
    document.addEventListener('product-select', (event) => {
      event.preventDefault()
      window.selectedProduct = (event as CustomEvent<{ product: Product }>).detail.product
    }),
  )
  await cardOf(page, mug).getByRole('link').first().click()
  await page.waitForFunction(() => window.selectedProduct)
}

/** Returns the name and message of the error that a call throws. */
async function errorOf(page: Page, run: (api: Api) => unknown): Promise<string> {
  return page.evaluate(`(async () => {
    try { await (${run})(window.ElectricianElements) } catch (error) { return error.name + ': ' + error.message }
    return 'no error'
  })()`)
}

test('window.ElectricianElements is frozen and has every documented member and the package’s version', async ({
  page,
  testPage,
}) => {
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

test('cart.add updates cart.items, cart.count and cart.total_in_cents', async ({ page, testPage }) => {
  await openWithProduct(page, testPage)
  await withApi(page, ({ cart }) => {
    const [variant] = window.selectedProduct.variants
    if (!variant) throw new Error('The mug has no variant')
    cart.add(window.selectedProduct, variant)
    cart.add(window.selectedProduct, variant, 2)
  })
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
  const contents = await withApi(page, ({ cart }) => ({
    titles: cart.items.map(({ product, quantity }) => `${quantity} x ${product.title}`),
    count: cart.count,
    isExact: cart.total_in_cents === 3 * (cart.items[0]?.variant.price_in_cents ?? 0),
  }))
  expect(contents).toEqual({ titles: [`3 x ${mug}`], count: 3, isExact: true })
})

test('cart.setQuantity, cart.remove and cart.clear update the item count on the cart button', async ({
  page,
  testPage,
}) => {
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

test('cart.open shows the cart drawer and cart.close hides it', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await withApi(page, ({ cart }) => cart.open())
  await expect(drawerOf(page)).toBeVisible()
  await withApi(page, ({ cart }) => cart.close())
  await expect(drawerOf(page)).toHaveCount(0)
})

test('cart.subscribe calls its listener on every change until the listener is unsubscribed', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopElements)
  await withApi(page, ({ cart }) => {
    const counts: number[] = []
    const unsubscribe = cart.subscribe(({ count }) => counts.push(count))
    Object.assign(window, { counts, unsubscribe })
  })
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => {
    cart.setQuantity(cart.items[0]?.variant.id ?? '', 4)
    const unsubscribe = Reflect.get(window, 'unsubscribe') as () => void
    unsubscribe()
    cart.clear()
  })
  expect(await page.evaluate(() => Reflect.get(window, 'counts') as number[])).toEqual([1, 4])
})

test('cart.checkout opens the checkout page even if the cart was never opened', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await page.evaluate(() => {
    void window.ElectricianElements?.cart.checkout()
  })
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
})

test('toast() shows a toast and toast.dismiss() closes it', async ({ page, testPage }) => {
  await testPage.open('')
  const id = await withApi(page, ({ toast }) =>
    toast({ title: 'Saved', description: 'We will call you.', duration: 3_600_000 }),
  )
  await expect(toastOf(page)).toContainText('Saved')
  await expect(toastOf(page)).toContainText('We will call you.')
  await page.evaluate((id) => window.ElectricianElements?.toast.dismiss(id), id)
  await expect(toastOf(page)).toHaveCount(0)
})

test('configure() sets the store for every element that has no store attributes', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const problem = /^error: <store-grid> does not know which store to show/
  consoleMessages.allow(problem)
  await testPage.open(shopElements, { script: '<script src="/electrician-elements.js" defer></script>' })
  await expect.poll(() => consoleMessages.all()).toContainEqual(expect.stringMatching(problem))
  await withApi(page, ({ configure }) => configure({ storeHost: '/provider', storeId: 'demo' }))
  await expect(cardOf(page, mug)).toBeVisible()
  await addFromCard(page, mug)
  await withApi(page, ({ cart }) => cart.open())
  await expect(cartItemsIn(drawerOf(page))).toHaveCount(1)
})

test('cart.add and toast() throw descriptive errors for invalid arguments and insufficient stock', async ({
  page,
  testPage,
}) => {
  await openWithProduct(page, testPage)
  const invalidArguments =
    'TypeError: cart.add needs a product ({ id, title }), one of its variants ({ id, price_in_cents }) and a ' +
    'whole-number quantity of at least 1.'
  expect(await errorOf(page, ({ cart }) => Reflect.apply(cart.add, cart, []))).toBe(invalidArguments)
  expect(await errorOf(page, ({ cart }) => Reflect.apply(cart.add, cart, ['prod_mug', 'var_1']))).toBe(
    invalidArguments,
  )
  expect(
    await errorOf(page, ({ cart }) => {
      const [variant] = window.selectedProduct.variants
      Reflect.apply(cart.add, cart, [window.selectedProduct, variant, 0])
    }),
  ).toBe(invalidArguments)
  expect(
    await errorOf(page, ({ cart }) => {
      const [variant] = window.selectedProduct.variants
      Reflect.apply(cart.add, cart, [window.selectedProduct, variant, 31])
    }),
  ).toMatch(/^NotEnoughStockError: Not enough stock for “Ohm Sweet Ohm” Mug \(.*\)\. Only 30 left\.$/)
  expect(await errorOf(page, ({ toast }) => Reflect.apply(toast, null, ['Saved']))).toBe(
    "TypeError: toast needs a title, for example toast({ title: 'Saved' }). It also takes a description, a duration in " +
      'milliseconds, the variant "default" or "destructive", and an action ({ label, run }).',
  )
  expect(await withApi(page, ({ cart }) => cart.count)).toBe(0)
})

test('cart.checkout rejects with a descriptive error when the page has no store', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: <cart-drawer> does not know which store to show/)
  await testPage.open('<cart-button></cart-button>', {
    script: '<script src="/electrician-elements.js" defer></script>',
  })
  expect(await errorOf(page, ({ cart }) => cart.checkout())).toBe(
    'Error: Checkout could not be started: no store is set on this page. ' +
      'Set data-store-host and data-store-id on the script tag, or store-host and store-id on an element.',
  )
})
