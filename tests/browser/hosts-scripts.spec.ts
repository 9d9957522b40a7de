import { assertAvailable } from '../support/assert-available.ts'
import { hasPrototype } from '../support/ensure-prototype.mjs'
import { buyTwoTees, expect, payForCart, test } from './support/host-pages.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'

const scriptHosts = {
  important: 'a page with !important styles',
  'old-library': 'a page that overrides built-in methods',
  mootools: 'a page with MooTools',
  prototype: 'a page with Prototype',
  requirejs: 'a page with RequireJS',
  jquery: 'a page with jQuery that moves the elements',
  wrappers: 'a page that wraps browser APIs',
  'taken-names': 'a page with conflicting global names and IDs',
  'storage-closed': 'a page without access to storage',
}

for (const [host, description] of Object.entries(scriptHosts)) {
  test(`a purchase on ${description} succeeds and logs nothing to the console`, async ({
    page,
    hostPages,
  }) => {
    assertAvailable(
      host !== 'prototype' || hasPrototype(),
      'Debian’s package of Prototype could not be installed',
    )
    await hostPages.serveShop(host)
    await page.goto(hostPages.addressOf('shop'))
    await buyTwoTees(page)
  })
}

for (const [host, description] of [
  ['soft-navigation', 'a page with client-side navigation'],
  ['turbo', 'a page with Turbo'],
] as const) {
  test(`the cart survives going back and forward on ${description}, and a purchase works`, async ({
    page,
    hostPages,
  }) => {
    await hostPages.serveShop(host)
    await page.goto(hostPages.addressOf('shop'))
    await page.evaluate(() => Reflect.set(window, 'wasNotReloaded', true))
    await addFromCard(page, mug)
    await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    await page.goBack()
    await expect(cardOf(page, mug)).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    await page.goForward()
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await addFromCard(page, mug)
    await expect(toastOf(page)).toHaveCount(1)
    await openCart(page)
    await expect(drawerOf(page)).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(window, 'wasNotReloaded')), 'no reload').toBe(true)
    await payForCart(page)
  })
}
