import type { Page } from '@playwright/test'
import { addFromCard, cartButton, cartItemsIn, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('the cart drawer closes on Escape and returns focus to the cart button', async ({ page, testPage }) => {
  await testPage.openShop()
  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test('the cart drawer stays closed when its store changes before the browser dispatches “close”', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const drawer = await openCart(page)
  await drawer.evaluate((dialog: HTMLDialogElement) => {
    // Like Escape, this call closes the dialog at once and dispatches `close` in a later task.
    dialog.close()
    const api = Reflect.get(window, 'ElectricianElements') as { configure(settings: object): void }
    api.configure({ storeId: 'demo-copy' })
  })
  await expect(page.locator('cart-drawer')).not.toHaveAttribute('open')
  await expect(drawer).toBeHidden()
  await openCart(page)
})

// spec 2.35
test('clicking the backdrop closes the cart drawer, but clicking inside the drawer does not', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const drawer = await openCart(page)
  await drawer.getByRole('heading', { name: 'Shopping Cart' }).click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(100, 400)
  await expect(drawer).toBeHidden()
})

// spec 2.36
test('the cart drawer can be opened and closed repeatedly', async ({ page, testPage }) => {
  await testPage.openShop()
  for (let round = 0; round < 3; round++) {
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Close cart' }).click()
    await expect(drawer).toBeHidden()
  }
})

test('the open attribute of <cart-drawer> reflects and controls whether the drawer is open', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const host = page.locator('cart-drawer')
  await expect(host).not.toHaveAttribute('open')
  await openCart(page)
  await expect(host).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(host).not.toHaveAttribute('open')
  await host.evaluate((element) => element.setAttribute('open', ''))
  await expect(drawerOf(page)).toBeVisible()
  await host.evaluate((element) => element.removeAttribute('open'))
  await expect(drawerOf(page)).toBeHidden()
})

for (const [how, name] of [
  ['method', 'close() method'],
  ['attribute', 'open attribute'],
] as const) {
  test(`a cart-open listener can close the cart drawer with its ${name}`, async ({ page, testPage }) => {
    await testPage.openShop()
    const events = await recordEvents(page, ['cart-open', 'cart-close'])
    await page.locator('cart-drawer').evaluate((host, how) => {
      const close = {
        method: () => Reflect.get(host, 'close').call(host),
        attribute: () => host.removeAttribute('open'),
      }
      host.addEventListener('cart-open', close[how], { once: true })
    }, how)
    await cartButton(page).click()
    await expect.poll(events).toEqual(['cart-open', 'cart-close'])
    await expect(drawerOf(page)).toBeHidden()
    await expect(page.locator('cart-drawer')).not.toHaveAttribute('open')
  })
}

test('a cart-close listener can keep the cart drawer open with show()', async ({ page, testPage }) => {
  await testPage.openShop()
  const drawer = await openCart(page)
  const events = await recordEvents(page, ['cart-open', 'cart-close'])
  await page.locator('cart-drawer').evaluate((host) => {
    host.addEventListener('cart-close', () => Reflect.get(host, 'show').call(host))
  })
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect.poll(events).toEqual(['cart-close', 'cart-open'])
  await drawer.getByRole('heading', { name: 'Shopping Cart' }).click()
  await expect(drawer).toBeVisible()
  expect(await events()).toEqual(['cart-close', 'cart-open'])
})

test('a cart drawer with an initial open attribute starts open', async ({ page, testPage }) => {
  await testPage.open('<cart-drawer open></cart-drawer>')
  await expect(drawerOf(page)).toBeVisible()
})

test('show() and close() of <cart-drawer> dispatch cart-open and cart-close', async ({ page, testPage }) => {
  await testPage.openShop()
  const events = await recordEvents(page, ['cart-open', 'cart-close'])
  await callDrawer(page, 'show')
  await expect(drawerOf(page)).toBeVisible()
  await callDrawer(page, 'close')
  await expect(drawerOf(page)).toBeHidden()
  await expect.poll(events).toEqual(['cart-open', 'cart-close'])
})

test('opening the cart inserts a <cart-drawer> if the page has none, and removing the last element removes the drawer', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button><store-grid></store-grid>')
  await addFromCard(page, mug)
  await expect(page.locator('cart-drawer')).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await page.evaluate(() => document.querySelector('cart-button')?.remove())
  await expect(page.locator('cart-drawer')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('store-grid')?.remove())
  await expect(page.locator('cart-drawer, toast-area')).toHaveCount(0)
})

test('only one of two cart drawers on a page opens', async ({ page, testPage }) => {
  await testPage.open('<cart-button></cart-button><cart-drawer></cart-drawer><cart-drawer></cart-drawer>')
  await openCart(page)
  await expect(drawerOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(cartButton(page)).toBeFocused()
})

test('the page behind an open cart drawer cannot be clicked', async ({ page, testPage }) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const drawer = await openCart(page)
  await expect(page.locator('store-grid')).toBeVisible()
  const isReachable = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.localName === 'store-grid',
  )
  expect(isReachable).toBe(false)
  await expect(drawer).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
})

function callDrawer(page: Page, method: 'show' | 'close'): Promise<void> {
  return page.locator('cart-drawer').evaluate((element, name) => {
    ;(Reflect.get(element, name) as () => void).call(element)
  }, method)
}

async function recordEvents(page: Page, names: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((types) => {
    const events: string[] = []
    Reflect.set(window, 'events', events)
    for (const type of types) document.addEventListener(type, () => events.push(type))
  }, names)
  return () => page.evaluate(() => Reflect.get(window, 'events') as string[])
}
