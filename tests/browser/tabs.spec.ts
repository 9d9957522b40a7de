import type { Page } from '@playwright/test'
import { addFromCard, alarm, cartButton, linesIn, mug, openCart, proceed } from './support/shop.ts'
import { expect, shopBody, test } from './support/stage.ts'

const key = 'e-commerce-cart'

test('two tabs show one cart', async ({ page, stage, context }) => {
  await stage.openShop()
  const other = await context.newPage()
  await stage.openShop(other)
  await addFromCard(page, mug)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')
  await addFromCard(other, alarm)
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(2)
  await drawer.getByRole('button', { name: `Remove ${mug}` }).click()
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')
})

test('a checkout in one tab empties the other, and paying there settles it', async ({
  page,
  stage,
  context,
}) => {
  await stage.openShop()
  const other = await context.newPage()
  await stage.openShop(other)
  await addFromCard(page, mug)
  await openCart(page)
  await proceed(page)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  const drawer = await openCart(other)
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('the cart is there again after a reload', async ({ page, stage }) => {
  await stage.openShop()
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
  test(`a stored cart of ${JSON.stringify(stored)} is an empty cart that works`, async ({ page, stage }) => {
    await storeBefore(page, stored)
    await stage.openShop()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
    await addFromCard(page, mug)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  })
}

test('of a half-good stored cart the good lines are kept', async ({ page, stage }) => {
  await stage.openShop()
  await addFromCard(page, mug)
  await page.evaluate((name) => {
    const lines = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]
    localStorage.setItem(name, JSON.stringify([{ quantity: 'many' }, ...lines, null, 7]))
  }, key)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toContainText(mug)
})

test('where storage is forbidden the page still sells', async ({ page, stage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await stage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(drawer.getByText('This browser does not keep your cart')).toBeVisible()
  await proceed(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('inside a sandboxed frame the shop shows and fills its cart', async ({ page, stage, server, noise }) => {
  server.policy = ''
  stage.serve('shop.html', {
    body: shopBody,
    script: `<script src="/electrician-elements.js" data-store-host="${stage.origin}/provider" data-store-id="demo" defer></script>`,
  })
  await stage.open(
    '<iframe src="/shop.html" sandbox="allow-scripts" width="1000" height="700" title="Shop"></iframe>',
    {
      script: '',
    },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Add to Cart\s*: Linked Smoke Alarm/ }).click()
  await expect(frame.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  expect(noise.heard()).toEqual([])
})

test('where storage is full the cart lives as long as the page, and says so', async ({ page, stage }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await stage.openShop()
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(2)
  await expect(drawer.getByText('it lasts until you leave this page')).toBeVisible()
})

async function storeBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}
