import { addFromCard, alarm, cardOf, mug, openCart, startCheckout, toastOf } from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

test('an element moved by moveBefore() keeps its state and focus', async ({ page, testPage }) => {
  await testPage.open(
    '<div id="first"><product-detail product-id="prod_tee"></product-detail></div><div id="second"></div>',
  )
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.evaluate(() => {
    const second = document.querySelector('#second') as Element & {
      moveBefore(moved: Node, before: Node | null): void
    }
    second.moveBefore(document.querySelector('product-detail') as Node, null)
  })
  await expect(page.locator('#second').getByRole('radio', { name: 'Amber' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Increase/ })).toBeFocused()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
})

test('checkout works on a page that extends the prototypes of built-in objects', async ({
  page,
  testPage,
}) => {
  await page.addInitScript(() => {
    for (const prototype of [Array.prototype, Function.prototype, String.prototype]) {
      Reflect.set(prototype, 'each', () => 'old library')
      Reflect.set(prototype, 'extend', () => 'old library')
    }
    Reflect.set(Array.prototype, 'toJSON', undefined)
    Reflect.set(
      window,
      'define',
      Object.assign(() => {}, { amd: {} }),
    )
  })
  await testPage.openShop()
  await addFromCard(page, alarm)
  await openCart(page)
  await startCheckout(page)
})

// Visitors may post content with `name` and `id` attributes, which browsers expose as properties of `document` and
// `window`.
for (const [name, post] of [
  [
    'an image named “currentScript”',
    '<img alt="" name="currentScript" data-store-host="https://evil.invalid" data-store-id="x" data-prefix="x-">',
  ],
  ['a heading with the ID “ElectricianElements”', '<h2 id="ElectricianElements">Mine</h2>'],
] as const) {
  test(`checkout works on a page with ${name}`, async ({ page, testPage }) => {
    const origins: string[] = []
    page.on('request', (request) => origins.push(new URL(request.url()).origin))
    await testPage.open(`${post}<cart-button></cart-button><store-grid></store-grid>`)
    await addFromCard(page, alarm)
    await openCart(page)
    await startCheckout(page)
    expect(new Set(origins)).toEqual(new Set([testPage.origin]))
  })
}

test('the script adds only one global variable, ElectricianElements', async ({ page, testPage }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window))
  await testPage.open(shopBody, { script: '' })
  const before = new Set(await globals())
  await testPage.open(shopBody)
  await expect(cardOf(page, mug)).toBeVisible()
  expect((await globals()).filter((name) => !before.has(name))).toEqual(['ElectricianElements'])
})
