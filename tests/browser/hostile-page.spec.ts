import type { Page } from '@playwright/test'
import {
  addFromCard,
  alarm,
  cardOf,
  cartButton,
  drawerOf,
  mug,
  notice,
  openCart,
  proceed,
} from './support/shop.ts'
import { expect, shopBody, test } from './support/stage.ts'

/** What themes do to pages, all at once. */
const pollution = `
  * { all: unset !important; }
  html { font-size: 62.5% !important; }
  div, button, a, span, p, li, ul, h2, h3 { display: flex !important; font-size: 40px !important; color: lime !important; letter-spacing: 9px !important; }
  dialog, [popover] { display: none !important; }
  html body { line-height: 3 !important; letter-spacing: 9px !important; text-transform: uppercase !important; text-align: center !important; font-style: italic !important; }`

test('a page’s styles leave a card as it is', async ({ page, stage, server }) => {
  server.policy = ''
  await stage.open('<store-grid></store-grid>')
  await expect(cardOf(page, mug)).toBeVisible()
  const plain = await looksOf(page)
  await stage.open('<store-grid></store-grid>', { head: `<style>${pollution}</style>` })
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await looksOf(page)).toEqual(plain)
  expect(plain.length).toBeGreaterThan(5)
})

test('on a polluted page with another base address a purchase still works', async ({
  page,
  stage,
  server,
}) => {
  server.policy = ''
  stage.serveShop()
  await stage.open(shopBody.replaceAll('success.html', '/success.html'), {
    // The base stands after the script, which would not be found otherwise.
    script: `${stage.scriptTag()}<base href="https://example.invalid/"><style>${pollution}</style>`,
  })
  await addFromCard(page, mug)
  await openCart(page)
  await proceed(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${stage.origin}/success.html`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('tags may be inserted, moved and removed, and keep what they show', async ({ page, stage }) => {
  await stage.open('<div id="first"></div><div id="second"></div>')
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
  await expect(notice(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
  await openCart(page)
  await page.evaluate(() => document.querySelector('#second')?.replaceChildren())
  await expect(drawerOf(page)).toHaveCount(0)
  await page.evaluate(() => document.querySelector('#first')?.append(document.createElement('cart-button')))
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

test('a tag moved by moveBefore keeps what it shows, and the focus', async ({ page, stage }) => {
  await stage.open(
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
  await expect(notice(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
})

test('a page’s own extensions of built-in objects do no harm', async ({ page, stage }) => {
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
  await stage.openShop()
  await addFromCard(page, alarm)
  await openCart(page)
  await proceed(page)
})

// What visitors have posted may carry names, and a browser takes these for properties of the page.
for (const [what, posted] of [
  [
    'a picture called “currentScript”',
    '<img alt="" name="currentScript" data-store-host="https://evil.invalid" data-store-id="x" data-prefix="x-">',
  ],
  ['a heading called “ElectricianElements”', '<h2 id="ElectricianElements">Mine</h2>'],
  ['a form called “body”', '<form name="body" hidden></form>'],
] as const) {
  test(`${what} changes nothing for the shop`, async ({ page, stage }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await stage.open(`${posted}<cart-button></cart-button><store-grid></store-grid>`)
    await addFromCard(page, alarm)
    await openCart(page)
    await proceed(page)
    expect(new Set(asked)).toEqual(new Set([stage.origin]))
  })
}

test('the one global is ElectricianElements', async ({ page, stage }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window))
  await stage.open(shopBody, { script: '' })
  const before = new Set(await globals())
  await stage.open(shopBody)
  await expect(cardOf(page, mug)).toBeVisible()
  expect((await globals()).filter((name) => !before.has(name))).toEqual(['ElectricianElements'])
})

/** Size, font and color of everything in the first card. */
function looksOf(page: Page): Promise<string[]> {
  return page.locator('store-grid').evaluate((grid) => {
    const all = grid.shadowRoot?.querySelector('[part=card]')?.querySelectorAll('*') ?? []
    return [...all].map((element) => {
      const { fontSize, color, display, letterSpacing, lineHeight, textTransform, textAlign, fontStyle } =
        getComputedStyle(element)
      const look = [fontSize, color, display, letterSpacing, lineHeight, textTransform, textAlign, fontStyle]
      return `${element.localName}: ${look.join(' ')}`
    })
  })
}
