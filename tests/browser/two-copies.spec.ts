import type { Page } from '@playwright/test'
import type * as Package from '../../src/index.ts'
import {
  deferredScript,
  duplicateWarning,
  serveScriptCopy,
  shopElements,
  version,
} from './support/script-tag.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const bundle = '<script type="module" src="/app/main.js"></script>'
const withoutSettings = '<script src="/electrician-elements.js" defer></script>'

/** Runs a function in the page and passes it the exports of the package. */
function withBundle<Result>(page: Page, run: (bundle: typeof Package) => Result): Promise<Awaited<Result>> {
  return page.evaluate(`import('/app/main.js').then(${run})`)
}

const line = `[
  { id: 'prod_own', title: 'Own product', image: null },
  { id: 'variant_own', price_in_cents: 1600, currency: 'usd' },
]`

for (const [order, script] of [
  ['the script runs first', deferredScript + bundle],
  ['the bundle runs first', bundle + deferredScript],
] as const) {
  test.describe(order, () => {
    test.beforeEach(async ({ page, testPage, consoleMessages }) => {
      await testPage.open(shopElements, { script })
      await expect(cardOf(page, mug)).toBeVisible()
      consoleMessages.allow(/is on this page twice/)
    })

    test('the script and the bundle share one cart', async ({ page }) => {
      await addFromCard(page, mug)
      expect(await withBundle(page, ({ cart }) => [cart.count, cart.items[0]?.product.title])).toEqual([
        1,
        mug,
      ])
      await page.evaluate(`import('/app/main.js').then(({ cart }) => cart.add(...${line}, 2))`)
      await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
      expect(await page.evaluate(() => window.ElectricianElements?.cart.count)).toBe(3)
    })

    test('cart.subscribe of the bundle reports changes made in the page', async ({ page }) => {
      await withBundle(page, ({ cart }) => {
        cart.subscribe(({ count }) => Reflect.set(window, 'reportedCount', count))
      })
      await addFromCard(page, mug)
      expect(await page.evaluate(() => Reflect.get(window, 'reportedCount'))).toBe(1)
    })

    test('cart.open and cart.close of the bundle open and close the cart drawer', async ({ page }) => {
      await withBundle(page, ({ cart }) => cart.open())
      await expect(drawerOf(page)).toBeVisible()
      await withBundle(page, ({ cart }) => cart.close())
      await expect(drawerOf(page)).toHaveCount(0)
    })

    test('toast() of the bundle shows a toast and toast.dismiss() closes it', async ({ page }) => {
      const id = await withBundle(page, ({ toast }) => toast({ title: 'Saved', duration: 3_600_000 }))
      await expect(toastOf(page)).toContainText('Saved')
      await page.evaluate((id) => import('/app/main.js' as string).then(({ toast }) => toast.dismiss(id)), id)
      await expect(toastOf(page)).toHaveCount(0)
    })

    test('cart.checkout of the bundle opens the checkout', async ({ page }) => {
      await addFromCard(page, mug)
      await withBundle(page, ({ cart }) => void cart.checkout())
      await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
    })

    test('the console shows one warning about the second copy and nothing else', async ({
      page,
      consoleMessages,
    }) => {
      expect(await withBundle(page, (api) => api.version)).toBe(version)
      expect(consoleMessages.all()).toEqual([duplicateWarning(version)])
    })
  })
}

test('configure() of the bundle sets the store for elements that the script defined', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/is on this page twice|does not know which store/)
  await testPage.open(shopElements, { script: withoutSettings + bundle })
  await withBundle(page, ({ configure }) => configure({ storeHost: '/provider', storeId: 'demo' }))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('the package throws a descriptive error when another version of the script runs on the page', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await serveScriptCopy(page, '/copy.js', 'electrician-elements.js', '9.9.9')
  await testPage.open(shopElements, {
    script: deferredScript.replace('/electrician-elements.js', '/copy.js') + bundle,
  })
  consoleMessages.allow(/is on this page twice/)
  for (const run of [
    ({ cart }: typeof Package) => cart.count,
    ({ toast }: typeof Package) => toast({ title: 'Saved' }),
    ({ configure }: typeof Package) => configure({ storeId: 'demo' }),
  ])
    await expect(withBundle(page, run)).rejects.toThrow(
      `electrician-elements 9.9.9 is already running on this page, so version ${version} cannot be used. ` +
        'Load only one version.',
    )
})

test('the script keeps a window.ElectricianElements that the page defined and the cart still works', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'ElectricianElements', { mine: true }))
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  expect(await page.evaluate(() => Reflect.get(window.ElectricianElements as object, 'mine'))).toBe(true)
  consoleMessages.allow(/window\.ElectricianElements is already used/)
  expect(consoleMessages.all()).toHaveLength(1)
})

test('the script and the bundle share one cart after the page overwrites window.ElectricianElements', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await testPage.open(shopElements, { script: deferredScript })
  await addFromCard(page, mug)
  await page.evaluate(() => Reflect.set(window, 'ElectricianElements', 'mine'))
  expect(await withBundle(page, ({ cart }) => cart.count)).toBe(1)
  consoleMessages.allow(/is on this page twice/)
  expect(consoleMessages.all()).toEqual([duplicateWarning(version)])
})
