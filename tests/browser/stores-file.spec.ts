import type { Page } from '@playwright/test'
import { aProductFile } from '../support/product-file.ts'
import { scriptElement, scripts } from '../support/scripts.ts'
import { addFromCard, drawerOf, mug, openCart, plug, toastOf } from './support/shop.ts'
import { expect, shopBody, type TestPage, test } from './support/test-page.ts'

const settings =
  'data-store-host="./products.json" data-store-type="file" data-checkout-url="order.html?order={order}"'
const lite = scriptElement(scripts.lite, `${settings} defer`)
const react = scriptElement(scripts.react, `${settings} defer`)
const adapter = '<script src="/stores/file.js" defer></script>'
const loader = scriptElement(scripts.loader, settings)

async function serveFile(page: Page): Promise<void> {
  const file = await aProductFile('/provider')
  await page.route('**/products.json', (route) => route.fulfill({ json: file }))
  await page.route('https://buy.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay for it</h1>' }),
  )
}

async function openShop(page: Page, testPage: TestPage, script: string): Promise<void> {
  await serveFile(page)
  testPage.serve('shop.html', { body: shopBody, script })
  testPage.serve('order.html', { body: '<h1>Your order</h1>', script })
  await page.goto(`${testPage.origin}/shop.html`)
}

async function checkOut(page: Page): Promise<void> {
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
}

for (const [name, tags] of [
  ['the adapter’s script before the lite script', adapter + lite],
  ['the adapter’s script after the React script', react + adapter],
  ['the modules', loader],
] as const)
  test(`a visitor buys a product of a file through its payment link, with ${name}`, async ({
    page,
    testPage,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openShop(page, testPage, tags)
    await addFromCard(page, mug)
    await checkOut(page)
    await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeVisible()
    expect(requests.filter((path) => path.includes('/store/'))).toEqual([])
  })

test('an order of several lines goes to the address for orders', async ({ page, testPage }) => {
  await openShop(page, testPage, loader)
  await addFromCard(page, mug)
  await addFromCard(page, plug)
  await checkOut(page)
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('order')?.split('\n')).toHaveLength(2)
})

test('a visitor who comes back from a payment link is offered the items without a claim', async ({
  page,
  testPage,
}) => {
  await openShop(page, testPage, loader)
  await addFromCard(page, mug)
  await checkOut(page)
  await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeVisible()
  await page.goto(`${testPage.origin}/shop.html`)
  await expect(toastOf(page)).toContainText('We kept 1 item for you.')
  await expect(toastOf(page)).not.toContainText('not completed')
})
