import type { Page } from '@playwright/test'
import { addFromCard, alarm, cartButton, cartItemsIn, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

const key = 'e-commerce-cart'

test('two tabs show the same cart', async ({ page, testPage, context }) => {
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

test('checking out in one tab empties the cart in another, and no order can be restored after payment', async ({
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

// spec 4.2
test('the cart keeps its items after a reload', async ({ page, testPage }) => {
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
  // spec 4.3, 8.20
  test(`an invalid stored cart (${JSON.stringify(stored)}) is treated as an empty cart`, async ({
    page,
    testPage,
  }) => {
    await storeCartBeforeLoad(page, stored)
    await testPage.openShop()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
    await addFromCard(page, mug)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  })
}

// spec R.17
test('a stored cart with some invalid lines keeps its valid lines', async ({ page, testPage }) => {
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

test('a visitor can buy when the browser blocks localStorage', async ({ page, testPage }) => {
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

test('a visitor can add a product to the cart in a shop inside a sandboxed iframe', async ({
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

test('the cart works and tells the visitor that it is not kept when localStorage is full', async ({
  page,
  testPage,
}) => {
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

async function storeCartBeforeLoad(page: Page, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}
