import { assertAvailable } from '../support/assert-available.ts'
import { hasPrototype } from '../support/ensure-prototype.mjs'
import { buyFrom, expect, payAndReturn, settle, test } from './support/hosts.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, notice, openCart } from './support/shop.ts'
import { shopPages } from './support/stage.ts'

const hosts = {
  'old-library': 'a page whose library changes what is built in',
  mootools: 'a page with MooTools',
  prototype: 'a page with Prototype',
  requirejs: 'a page with RequireJS',
  jquery: 'a page with jQuery that moves the tags',
  wrappers: 'a page that wraps what it can reach',
  'taken-names': 'a page that has taken the names',
  'storage-closed': 'a page whose storage is closed',
}

for (const [host, what] of Object.entries(hosts)) {
  test(`on ${what} a purchase works, in silence`, async ({ page, hosts }) => {
    assertAvailable(
      host !== 'prototype' || hasPrototype(),
      'Prototype is no npm package, and Debian’s could not be installed',
    )
    await hosts.serveShop(host)
    await page.goto(hosts.addressOf('shop'))
    await buyFrom(page)
  })
}

for (const [host, what] of [
  ['soft-navigation', 'a page that never reloads'],
  ['turbo', 'a page with Turbo'],
] as const) {
  test(`on ${what} the cart is kept, forth and back, and a purchase works`, async ({ page, hosts }) => {
    await hosts.serveShop(host)
    await page.goto(hosts.addressOf('shop'))
    await page.evaluate(() => Reflect.set(window, 'stillHere', true))
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
    await expect(notice(page)).toHaveCount(1)
    await openCart(page)
    await expect(drawerOf(page)).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere')), 'no page was loaded').toBe(true)
    await settle(page)
  })
}

test('in a frame that may only run scripts the cart lasts, and the page around it goes to the checkout', async ({
  page,
  hosts,
}) => {
  const frame =
    '<iframe title="Shop" sandbox="allow-scripts" src="/framed.html" width="900" height="700"></iframe>'
  await hosts.serve('in-a-frame', { framed: '<store-front></store-front>', shop: frame })
  await page.goto(hosts.addressOf('shop'))
  const shop = page.frameLocator('[title=Shop]')
  await shop.getByRole('link', { name: mug }).click()
  await shop.getByRole('button', { name: 'Add to Cart' }).click()
  await shop.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(shop.getByText('it lasts until you leave this page')).toBeVisible()
  await shop.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await payAndReturn(page)
})

test('a tag that was kept in a template for a while is as it was', async ({ page, stage }) => {
  await stage.open('<store-grid></store-grid><template></template>')
  await expect(cardOf(page, mug)).toBeVisible()
  const ground = () => cardOf(page, mug).evaluate((card) => getComputedStyle(card).backgroundColor)
  const before = await ground()
  await page.evaluate(() => {
    const grid = document.querySelector('store-grid') as Element
    document.querySelector('template')?.content.append(grid)
    document.body.append(grid)
  })
  expect(await ground()).toBe(before)
  await addFromCard(page, mug)
})

test('a page whose fetch is broken is told so, and sells once it is mended', async ({ page, stage }) => {
  await page.addInitScript(() => {
    const own = window.fetch
    Object.assign(window, {
      fetch: () => {
        throw new TypeError('not today')
      },
      mend: () => Object.assign(window, { fetch: own }),
    })
  })
  stage.serve('success.html', { body: shopPages['success.html'] })
  await stage.openShop()
  await expect(page.getByText(/^Error loading products/)).toBeVisible()
  await page.evaluate(() => (Reflect.get(window, 'mend') as () => void)())
  await page.getByRole('button', { name: 'Try again' }).click()
  await addFromCard(page, mug)
  await openCart(page)
  await settle(page)
})
