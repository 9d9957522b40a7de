import { assertAvailable } from '../support/assert-available.ts'
import { hasPrototype } from '../support/ensure-prototype.mjs'
import { buyTwoTees, expect, payAndReturn, payForCart, test } from './support/host-pages.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { shopPages } from './support/test-page.ts'

const scriptHosts = {
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

test('checkout from a sandboxed iframe with allow-scripts opens in the parent page', async ({
  page,
  hostPages,
}) => {
  const frame =
    '<iframe title="Shop" sandbox="allow-scripts" src="/framed.html" width="900" height="700"></iframe>'
  await hostPages.serve('in-a-frame', { framed: '<store-front></store-front>', shop: frame })
  await page.goto(hostPages.addressOf('shop'))
  const shop = page.frameLocator('[title=Shop]')
  await shop.getByRole('link', { name: mug }).click()
  await shop.getByRole('button', { name: 'Add to Cart' }).click()
  await shop.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(shop.getByText('it lasts until you leave this page')).toBeVisible()
  await shop.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await payAndReturn(page)
})

test('an element keeps its styles and still works after being moved into a template and back', async ({
  page,
  testPage,
}) => {
  await testPage.open('<store-grid></store-grid><template></template>')
  await expect(cardOf(page, mug)).toBeVisible()
  const background = () => cardOf(page, mug).evaluate((card) => getComputedStyle(card).backgroundColor)
  const before = await background()
  await page.evaluate(() => {
    const grid = document.querySelector('store-grid') as Element
    document.querySelector('template')?.content.append(grid)
    document.body.append(grid)
  })
  expect(await background()).toBe(before)
  await addFromCard(page, mug)
})

test('a page with a broken fetch() shows an error, and a purchase works after fetch() is restored', async ({
  page,
  testPage,
}) => {
  await page.addInitScript(() => {
    const own = window.fetch
    Object.assign(window, {
      fetch: () => {
        throw new TypeError('not today')
      },
      restoreFetch: () => Object.assign(window, { fetch: own }),
    })
  })
  testPage.serve('success.html', { body: shopPages['success.html'] })
  await testPage.openShop()
  await expect(page.getByText(/^Error loading products/)).toBeVisible()
  await page.evaluate(() => (Reflect.get(window, 'restoreFetch') as () => void)())
  await page.getByRole('button', { name: 'Try again' }).click()
  await addFromCard(page, mug)
  await openCart(page)
  await payForCart(page)
})
