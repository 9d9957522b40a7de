import type { Page } from '@playwright/test'
import type * as Package from '../../src/index.ts'
import { deferredScript, scriptTag, serveScriptCopy, shopElements, version } from './support/script-tag.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const bundle = '<script type="module" src="/app/main.js"></script>'

/** Runs a function in the page and passes it the exports of the package. */
function withBundle<Result>(page: Page, run: (bundle: typeof Package) => Result): Promise<Awaited<Result>> {
  return page.evaluate(`import('/app/main.js').then(${run})`)
}

const line = `[
  { id: 'prod_own', title: 'Own product', image: null },
  { id: 'variant_own', price_in_cents: 1600, currency: 'usd' },
]`

for (const [order, script] of [
  ['script before bundle', deferredScript + bundle],
  ['bundle before script', bundle + deferredScript],
] as const) {
  test(`a script tag and a bundled package share one cart, drawer and toast area: ${order}`, async ({
    page,
    testPage,
  }) => {
    await testPage.open(shopElements, { script })
    await expect(cardOf(page, mug)).toBeVisible()
    expect(await withBundle(page, (api) => api.version)).toBe(version)
    await withBundle(page, ({ cart }) => {
      cart.subscribe(({ count }) => Reflect.set(window, 'reportedCount', count))
    })
    await addFromCard(page, mug)
    expect(await page.evaluate(() => Reflect.get(window, 'reportedCount'))).toBe(1)
    expect(await withBundle(page, ({ cart }) => cart.items[0]?.product.title)).toBe(mug)
    await page.evaluate(`import('/app/main.js').then(({ cart }) => cart.add(...${line}, 2))`)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
    expect(await page.evaluate(() => window.ElectricianElements?.cart.count)).toBe(3)
    // The demo store cannot sell the page's own product.
    await withBundle(page, ({ cart }) => cart.remove('variant_own'))
    await withBundle(page, ({ cart }) => cart.open())
    await expect(drawerOf(page)).toBeVisible()
    await withBundle(page, ({ cart }) => cart.close())
    await expect(drawerOf(page)).toHaveCount(0)
    const id = await withBundle(page, ({ toast }) => toast({ title: 'Saved', duration: 3_600_000 }))
    await expect(toastOf(page)).toContainText('Saved')
    await page.evaluate((id) => import('/app/main.js' as string).then(({ toast }) => toast.dismiss(id)), id)
    await expect(toastOf(page)).toHaveCount(0)
    await withBundle(page, ({ cart }) => void cart.checkout())
    await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  })
}

test('a bundled package uses the cart of another version of the script', async ({ page, testPage }) => {
  await serveScriptCopy(page, '/copy.js', 'electrician-elements.js', '9.9.9')
  await testPage.open(shopElements, {
    script: scriptTag('defer', '/copy.js') + bundle,
  })
  await page.evaluate(`import('/app/main.js').then(({ cart }) => cart.add(...${line}, 2))`)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

test('the script does not overwrite a window.ElectricianElements that the page defined', async ({
  page,
  testPage,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'ElectricianElements', { mine: true }))
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  expect(await page.evaluate(() => Reflect.get(window.ElectricianElements as object, 'mine'))).toBe(true)
})

test('a script tag and a bundled package share one cart after the page overwrites window.ElectricianElements', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopElements, { script: deferredScript })
  await addFromCard(page, mug)
  await page.evaluate(() => Reflect.set(window, 'ElectricianElements', 'mine'))
  expect(await withBundle(page, ({ cart }) => cart.count)).toBe(1)
})
