import type { Page } from '@playwright/test'
import { addFromCard, alarm, cartButton, cartItemsIn, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

const key = 'e-commerce-cart'

test('two tabs show one cart', async ({ page, testPage, context }) => {
  await testPage.openShop()
  const other = await context.newPage()
  await testPage.openShop(other)
  await addFromCard(page, mug)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')
  await addFromCard(other, alarm)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await drawer.getByRole('button', { name: `Remove ${mug}` }).click()
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')
})

test('a checkout in one tab empties the other, and paying there settles it', async ({
  page,
  testPage,
  context,
}) => {
  await testPage.openShop()
  const other = await context.newPage()
  await testPage.openShop(other)
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  const drawer = await openCart(other)
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('the cart is there again after a reload', async ({ page, testPage }) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
})

for (const stored of [
  'not json',
  '{}',
  'null',
  '[null, 3, {}]',
  '"text"',
  '[{"product":{},"variant":{},"quantity":1}]',
  '',
]) {
  test(`a stored cart of ${JSON.stringify(stored)} is an empty cart that works`, async ({
    page,
    testPage,
  }) => {
    await storeBefore(page, stored)
    await testPage.openShop()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
    await addFromCard(page, mug)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  })
}

test('of a half-good stored cart the good lines are kept', async ({ page, testPage }) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await page.evaluate((name) => {
    const lines = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]
    localStorage.setItem(name, JSON.stringify([{ quantity: 'many' }, ...lines, null, 7]))
  }, key)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toContainText(mug)
})

test('where storage is forbidden the page still sells', async ({ page, testPage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await testPage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(drawer.getByText('This browser does not keep your cart')).toBeVisible()
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('inside a sandboxed frame the shop shows and fills its cart', async ({
  page,
  testPage,
  server,
  consoleMessages,
}) => {
  server.policy = ''
  testPage.serve('shop.html', {
    body: shopBody,
    script: `<script src="/electrician-elements.js" data-store-host="${testPage.origin}/provider" data-store-id="demo" defer></script>`,
  })
  await testPage.open(
    '<iframe src="/shop.html" sandbox="allow-scripts" width="1000" height="700" title="Shop"></iframe>',
    {
      script: '',
    },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Add to Cart\s*: Linked Smoke Alarm/ }).click()
  await expect(frame.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  expect(consoleMessages.unexpected()).toEqual([])
})

test('where storage is full the cart lives as long as the page, and says so', async ({ page, testPage }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await testPage.openShop()
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await expect(drawer.getByText('it lasts until you leave this page')).toBeVisible()
})

async function storeBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}
