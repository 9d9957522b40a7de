import type { Page } from '@playwright/test'
import { addFromCard, cartButton, drawerOf, linesIn, mug, notice, openCart } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

test('Escape closes the cart', async ({ page, stage }) => {
  await stage.openShop()
  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test('a press beside the sheet closes the cart, one on it does not', async ({ page, stage }) => {
  await stage.openShop()
  const drawer = await openCart(page)
  await drawer.getByRole('heading', { name: 'Shopping Cart' }).click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(100, 400)
  await expect(drawer).toBeHidden()
})

test('the close button closes the cart, again and again', async ({ page, stage }) => {
  await stage.openShop()
  for (let round = 0; round < 3; round++) {
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Close cart' }).click()
    await expect(drawer).toBeHidden()
  }
})

test('the open attribute follows the visitor, and the visitor’s cart follows the attribute', async ({
  page,
  stage,
}) => {
  await stage.openShop()
  const tag = page.locator('cart-drawer')
  await expect(tag).not.toHaveAttribute('open')
  await openCart(page)
  await expect(tag).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(tag).not.toHaveAttribute('open')
  await tag.evaluate((element) => element.setAttribute('open', ''))
  await expect(drawerOf(page)).toBeVisible()
  await tag.evaluate((element) => element.removeAttribute('open'))
  await expect(drawerOf(page)).toBeHidden()
})

for (const how of ['method', 'attribute']) {
  test(`a page that closes the cart as soon as it opens, by its ${how}, has it closed`, async ({
    page,
    stage,
  }) => {
    await stage.openShop()
    const seen = await listenTo(page, ['cart-open', 'cart-close'])
    await page.locator('cart-drawer').evaluate((tag, how) => {
      const close = {
        method: () => Reflect.get(tag, 'close').call(tag),
        attribute: () => tag.removeAttribute('open'),
      }
      tag.addEventListener('cart-open', close[how as keyof typeof close], { once: true })
    }, how)
    await cartButton(page).click()
    await expect.poll(seen).toEqual(['cart-open', 'cart-close'])
    await expect(drawerOf(page)).toBeHidden()
    await expect(page.locator('cart-drawer')).not.toHaveAttribute('open')
  })
}

test('a drawer that starts open is open', async ({ page, stage }) => {
  await stage.open('<cart-drawer open></cart-drawer>')
  await expect(drawerOf(page)).toBeVisible()
})

test('show and close say what they do to the page', async ({ page, stage }) => {
  await stage.openShop()
  const seen = await listenTo(page, ['cart-open', 'cart-close'])
  await callDrawer(page, 'show')
  await expect(drawerOf(page)).toBeVisible()
  await callDrawer(page, 'close')
  await expect(drawerOf(page)).toBeHidden()
  await expect.poll(seen).toEqual(['cart-open', 'cart-close'])
})

test('a cart opened where there is no drawer brings one, which goes with the last tag', async ({
  page,
  stage,
}) => {
  await stage.open('<cart-button></cart-button><store-grid></store-grid>')
  await addFromCard(page, mug)
  await expect(page.locator('cart-drawer')).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await page.evaluate(() => document.querySelector('cart-button')?.remove())
  await expect(page.locator('cart-drawer')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('store-grid')?.remove())
  await expect(page.locator('cart-drawer, toast-area')).toHaveCount(0)
})

test('of two drawers on a page one opens', async ({ page, stage }) => {
  await stage.open('<cart-button></cart-button><cart-drawer></cart-drawer><cart-drawer></cart-drawer>')
  await openCart(page)
  await expect(drawerOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(cartButton(page)).toBeFocused()
})

test('the page behind neither scrolls nor takes a press while the cart is open', async ({ page, stage }) => {
  await stage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const drawer = await openCart(page)
  await expect(page.locator('store-grid')).toBeVisible()
  const isReachable = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.localName === 'store-grid',
  )
  expect(isReachable).toBe(false)
  await expect(drawer).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

function callDrawer(page: Page, method: 'show' | 'close'): Promise<void> {
  return page.locator('cart-drawer').evaluate((element, name) => {
    ;(Reflect.get(element, name) as () => void).call(element)
  }, method)
}

async function listenTo(page: Page, names: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((types) => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    for (const type of types) document.addEventListener(type, () => heard.push(type))
  }, names)
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}
