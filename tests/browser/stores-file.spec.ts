import type { Page } from '@playwright/test'
import { aProductFile } from '../support/product-file.ts'
import { addFromCard, drawerOf, mug, openCart, plug, toastOf } from './support/shop.ts'
import { expect, shopBody, type TestPage, test } from './support/test-page.ts'

const settings =
  'data-store-host="./products.json" data-store-type="file" data-checkout-url="order.html?order={order}"'
const script = `<script src="/electrician-elements.js" ${settings} defer></script>`
const adapter = '<script src="/stores/file.js" defer></script>'
const loader = `<script type="module" src="/modules/electrician-elements.js" ${settings}></script>`

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

for (const [name, scripts] of [
  ['the adapter’s script before the elements’', adapter + script],
  ['the adapter’s script after the elements’', script + adapter],
  ['the modules', loader],
] as const)
  test(`a visitor buys a product of a file through its payment link, with ${name}`, {
    tag: scripts === loader ? '@once' : [],
  }, async ({ page, testPage }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openShop(page, testPage, scripts)
    await addFromCard(page, mug)
    await checkOut(page)
    await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeVisible()
    expect(requests.filter((path) => path.includes('/store/'))).toEqual([])
  })

test('an order of several lines goes to the address for orders', { tag: '@once' }, async ({
  page,
  testPage,
}) => {
  await openShop(page, testPage, adapter + script)
  await addFromCard(page, mug)
  await addFromCard(page, plug)
  await checkOut(page)
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('order')?.split('\n')).toHaveLength(2)
})

test('a visitor who comes back from a payment link is offered the items without a claim', {
  tag: '@once',
}, async ({ page, testPage }) => {
  await openShop(page, testPage, adapter + script)
  await addFromCard(page, mug)
  await checkOut(page)
  await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeVisible()
  await page.goto(`${testPage.origin}/shop.html`)
  await expect(toastOf(page)).toContainText('We kept 1 item for you.')
  await expect(toastOf(page)).not.toContainText('not completed')
})
