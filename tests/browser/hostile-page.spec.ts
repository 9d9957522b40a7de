import type { Page } from '@playwright/test'
import {
  addFromCard,
  alarm,
  cardOf,
  cartButton,
  drawerOf,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

/** A combination of aggressive styles that themes use. */
const pollution = `
  * { all: unset !important; }
  html { font-size: 62.5% !important; }
  div, button, a, span, p, li, ul, h2, h3 { display: flex !important; font-size: 40px !important; color: lime !important; letter-spacing: 9px !important; }
  dialog, [popover] { display: none !important; }
  html body { line-height: 3 !important; letter-spacing: 9px !important; text-transform: uppercase !important; text-align: center !important; font-style: italic !important; }`

test('page styles do not affect a product card', async ({ page, testPage, server }) => {
  server.policy = ''
  await testPage.open('<store-grid></store-grid>')
  await expect(cardOf(page, mug)).toBeVisible()
  const plain = await cardStyles(page)
  await testPage.open('<store-grid></store-grid>', { head: `<style>${pollution}</style>` })
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await cardStyles(page)).toEqual(plain)
  expect(plain.length).toBeGreaterThan(5)
})

test('a purchase works on a page with aggressive styles and a <base> URL on another origin', async ({
  page,
  testPage,
  server,
}) => {
  server.policy = ''
  testPage.serveShop()
  await testPage.open(shopBody.replaceAll('success.html', '/success.html'), {
    // The `<base>` element comes after the script tag, because it would otherwise change the script's URL.
    script: `${testPage.scriptTag()}<base href="https://example.invalid/"><style>${pollution}</style>`,
  })
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/success.html`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('elements inserted by a script keep their state when the script moves them', async ({
  page,
  testPage,
}) => {
  await testPage.open('<div id="first"></div><div id="second"></div>')
  await page.evaluate(() => {
    const detail = document.createElement('product-detail')
    detail.setAttribute('product-id', 'prod_tee')
    document.querySelector('#first')?.append(detail, document.createElement('cart-button'))
  })
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.evaluate(() =>
    document.querySelector('#second')?.append(...(document.querySelector('#first')?.children ?? [])),
  )
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
  await openCart(page)
  await page.evaluate(() => document.querySelector('#second')?.replaceChildren())
  await expect(drawerOf(page)).toHaveCount(0)
  await page.evaluate(() => document.querySelector('#first')?.append(document.createElement('cart-button')))
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

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
  ['a form named “body”', '<form name="body" hidden></form>'],
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

/** Returns the computed styles of every element in the first product card. */
function cardStyles(page: Page): Promise<string[]> {
  return page.locator('store-grid').evaluate((grid) => {
    const all = grid.shadowRoot?.querySelector('[part=card]')?.querySelectorAll('*') ?? []
    return [...all].map((element) => {
      const { fontSize, color, display, letterSpacing, lineHeight, textTransform, textAlign, fontStyle } =
        getComputedStyle(element)
      const styles = [
        fontSize,
        color,
        display,
        letterSpacing,
        lineHeight,
        textTransform,
        textAlign,
        fontStyle,
      ]
      return `${element.localName}: ${styles.join(' ')}`
    })
  })
}
