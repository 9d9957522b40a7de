import type { Page } from '@playwright/test'
import { documentedPages, snippetsIn } from '../docs/markdown.ts'
import {
  addButtonOf,
  addFromCard,
  cardOf,
  cartButton,
  cartItemsIn,
  checkoutButton,
  drawerOf,
  mug,
  openCart,
  plug,
  startCheckout,
} from './support/shop.ts'
import { expect, shopBody, type TestPage, test } from './support/test-page.ts'

/** Opens a shop page that includes a recipe's code as the documentation describes. */
async function open(page: Page, testPage: TestPage, title: string, body = shopBody): Promise<void> {
  const snippets = documentedPages()
    .flatMap((file) => snippetsIn(file))
    .filter(({ section }) => section === title)
  const { html = '', js, css } = Object.fromEntries(snippets.map(({ language, code }) => [language, code]))
  expect(js ?? css ?? html, `the recipe “${title}”`).toBeTruthy()
  await page.route('**/recipe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: js ?? '' }),
  )
  await page.route('**/recipe.css', (route) => route.fulfill({ contentType: 'text/css', body: css ?? '' }))
  await page.route('**/mug.svg', (route) => route.fulfill({ path: 'demo/icon.svg' }))
  const files = [
    css && '<link rel="stylesheet" href="/recipe.css">',
    js && '<script type="module" src="/recipe.js"></script>',
  ]
  const script = [...files, testPage.scriptTag()].filter(Boolean).join('')
  await testPage.open(html + body, { script })
}

test('the documented recipe for a custom “Add to Cart” button adds the product to the cart', async ({
  page,
  testPage,
}) => {
  await open(page, testPage, 'Add your own button', '<cart-button></cart-button>')
  await page.getByRole('button', { name: 'Add the mug' }).click()
  const line = cartItemsIn(drawerOf(page))
  await expect(line).toContainText(mug)
  await expect(line).toContainText('$16.00')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await expect(line.locator('img')).toHaveAttribute('src', '/mug.svg')
  const order = page.waitForRequest('**/checkout')
  await checkoutButton(drawerOf(page)).click()
  expect((await order).postDataJSON()).toMatchObject({ items: [{ variant_id: 'variant_mug', quantity: 1 }] })
})

test('the documented recipe for analytics sends GA4 events with prices in currency units instead of cents', async ({
  page,
  testPage,
}) => {
  await open(page, testPage, 'Send events to Google Analytics')
  await addFromCard(page, plug)
  await openCart(page)
  await page.getByRole('button', { name: `Increase quantity of ${plug}` }).click()
  // Prevent the redirect to the checkout, so that the test can still read the events.
  await page.evaluate(() => addEventListener('checkout-redirect', (event) => event.preventDefault()))
  await checkoutButton(drawerOf(page)).click()
  await expect.poll(async () => (await eventsOn(page)).length).toBe(4)
  // GA4 expects the sale price.
  const item = {
    item_id: 'prod_smart_plug',
    item_name: plug,
    item_variant: plug,
    price: 19,
    quantity: 1,
  }
  const checkout = { currency: 'USD', value: 38, items: [{ ...item, quantity: 2 }] }
  expect(await eventsOn(page)).toEqual([
    { event: 'view_item_list', ecommerce: { value: 0, items: [], item_list_name: 'Our Store' } },
    { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 19, items: [item] } },
    { event: 'view_cart', ecommerce: { currency: 'USD', value: 19, items: [item] } },
    { event: 'begin_checkout', ecommerce: checkout },
  ])
})

test('the documented recipe for analytics sends view_item for a product page and purchase once after payment', async ({
  page,
  testPage,
}) => {
  await open(page, testPage, 'Send events to Google Analytics', '<store-front></store-front>')
  await page.getByRole('link', { name: mug }).click()
  const ecommerce = {
    currency: 'USD',
    value: 16,
    items: [{ item_id: 'prod_mug', item_name: mug, item_variant: mug, price: 16, quantity: 1 }],
  }
  await expect.poll(async () => (await eventsOn(page)).at(-1)).toEqual({ event: 'view_item', ecommerce })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  const purchase = { ...ecommerce, transaction_id: expect.any(String) }
  await expect.poll(() => eventsOn(page)).toEqual([{ event: 'purchase', ecommerce: purchase }])
  await page.reload()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await page.getByRole('link', { name: mug }).click()
  await expect.poll(() => eventsOn(page)).toMatchObject([{ event: 'select_item' }, { event: 'view_item' }])
})

test('the documented recipe for analytics sends generate_lead and begin_checkout for a booking', async ({
  page,
  testPage,
}) => {
  testPage.storeId = 'wholesale'
  await open(page, testPage, 'Send events to Google Analytics', '<store-front></store-front>')
  await page.evaluate(() => {
    addEventListener('checkout-redirect', (event) => event.preventDefault())
    location.hash = '#/product/prod_wholesale_ev_consultation'
  })
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('grid').locator('button[aria-disabled=false]').first().click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  const booked = {
    currency: 'USD',
    value: 0,
    items: [expect.objectContaining({ item_id: 'prod_wholesale_ev_consultation' })],
  }
  await expect
    .poll(async () => (await eventsOn(page)).slice(-2))
    .toEqual([
      { event: 'generate_lead', ecommerce: booked },
      { event: 'begin_checkout', ecommerce: booked },
    ])
})

test('the documented recipe for a prefilled quote form sets the service and the message', async ({
  page,
  testPage,
}) => {
  await open(page, testPage, 'Prefill the quote form', '')
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('inspection')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('Please check the wiring before we buy the house.')
  await message.fill('And the roof.')
  await page.reload()
  await expect(message).toHaveValue('And the roof.')
})

test('the documented recipe for a custom design styles cards, buttons and the cart', async ({
  page,
  testPage,
}) => {
  await open(page, testPage, 'Change colors, corners and buttons')
  await expect(cardOf(page, mug)).toHaveCSS('border-top-width', '2px')
  const add = addButtonOf(page, mug)
  await expect(add).toHaveCSS('background-color', 'rgb(11, 107, 203)')
  await expect(add).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(add).toHaveCSS('text-transform', 'uppercase')
  await expect(add).toHaveCSS('border-top-left-radius', '999px')
  await expect(add).toHaveCSS('font-family', 'Georgia, serif')
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(checkoutButton(drawer)).toHaveCSS('background-color', 'rgb(11, 107, 203)')
  await expect(checkoutButton(drawer)).toHaveCSS('text-transform', 'none')
})

/** Returns the events in the data layer, without the entries that only reset it. */
function eventsOn(page: Page): Promise<object[]> {
  return page.evaluate(() => {
    const entries = Reflect.get(window, 'dataLayer') as { event?: string }[]
    return entries.filter(({ event }) => event)
  })
}
