import type { Page, Route } from '@playwright/test'
import { aWirePrice, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { maliciousUrls, textAttacks } from './support/attacks.ts'
import type { ConsoleMessages } from './support/console-messages.ts'
import {
  type HostPageState,
  hostPageState,
  InjectionMonitor,
  unsafeElements,
} from './support/injection-monitor.ts'
import { cartItemsIn, drawerOf, openCart, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** Returns a product with `text` in every string field and `url` in every URL field. */
function hostileProduct(text: string, url: string, index: number): Wire {
  const currency = { code: text, symbol: text, template: `${text}$1` }
  const option = { id: text, option_id: text, variant_id: text, value: text }
  const variant = aWireVariant({
    id: `${text}${index}`,
    title: text,
    image_url: url,
    sku: text,
    manage_inventory: false,
    prices: [aWirePrice({ currency, currency_code: text })],
    options: [option],
  })
  const picture = { url, order: 0, type: text }
  return aWireProduct({
    id: `${text}${index}`,
    title: text,
    subtitle: text,
    ribbon_text: text,
    description: text,
    thumbnail: url,
    images: [picture],
    media: [picture, { ...picture, url: `${url}#2` }],
    variants: [variant],
    options: [{ id: text, title: text, values: [option] }],
    additional_info: [{ id: text, order: 0, title: text, description: text }],
    custom_fields: [{ id: text, title: text, is_required: false }],
    related_products: [{ id: text, section_title: text, related_type: text, related_id: text, position: 0 }],
    product_collections: [{ product_id: text, collection_id: text, order: 0 }],
    type: { value: text },
    updated_at: text,
    metadata: { [text]: text },
  })
}

const products = maliciousUrls.map((url, index) =>
  hostileProduct(textAttacks[index % textAttacks.length] ?? '', url, index),
)

async function mockHostileStore(
  page: Page,
  checkoutUrl: () => string = () => 'https://pay.example/',
): Promise<void> {
  await page.route('**/provider/store/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    if (path.endsWith('/variants')) return route.fulfill({ json: { variants: [] } })
    if (path.endsWith('/checkout')) return route.fulfill({ json: { url: checkoutUrl() } })
    if (path.endsWith('/products')) return route.fulfill({ json: { products, count: products.length } })
    return route.fulfill({ json: { product: products.find(({ id }) => path.endsWith(`/${id}`)) ?? null } })
  })
}

/** Returns the state of the page outside our elements while the store responds with empty objects. */
async function stateWithEmptyStore(page: Page, open: () => Promise<unknown>): Promise<HostPageState> {
  const respond = (route: Route) => route.fulfill({ json: {} })
  await page.route('**/provider/store/**', respond)
  await open()
  const before = await hostPageState(page)
  await page.unroute('**/provider/store/**', respond)
  return before
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Makes the store respond with attacks, and serves pages without a content security policy. */
async function prepareHostileStore(
  { page, testPage, consoleMessages }: { page: Page; testPage: TestPage; consoleMessages: ConsoleMessages },
  checkoutUrl?: () => string,
): Promise<InjectionMonitor> {
  consoleMessages.allow(/^error: Failed to load resource/)
  testPage.server.policy = ''
  await mockHostileStore(page, checkoutUrl)
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  return monitor
}

test('HTML in any string of the store’s responses appears as text', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const monitor = await prepareHostileStore({ page, testPage, consoleMessages })
  const ids = products.map(({ id }) => String(id))
  const details = ids.map((id) => `<product-detail product-id="${escapeAttribute(id)}"></product-detail>`)
  const body = `<cart-button></cart-button><store-grid></store-grid><cart-drawer></cart-drawer><toast-area></toast-area><main>${details.join('')}</main>`
  const before = await stateWithEmptyStore(page, () => testPage.open(body))
  await testPage.open(body)
  const grid = page.locator('store-grid')
  await expect(grid.getByRole('listitem')).toHaveCount(products.length)
  await expect(page.getByRole('article')).toHaveCount(products.length)
  for (const [index, text] of textAttacks.entries()) {
    const card = grid.getByRole('listitem').nth(index)
    await expect(card.getByRole('heading', { name: text, exact: true })).toBeVisible()
    // Only "$1" in the price template is replaced with the amount. The rest appears unchanged.
    await expect(card).toContainText(`${text}$1`.replace('$1', () => '19.99'))
    await card.getByRole('button').click()
    await expect(toastOf(page)).toContainText(`${text} has been added to your cart.`)
  }
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(textAttacks.length)
  expect(await unsafeElements(page)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await monitor.expectNoEffects(before)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of data) expect(textAttacks).toContain((JSON.parse(text) as { name: string }).name)
})

test('a checkout URL that is not an absolute HTTP URL is rejected', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const urls = [...maliciousUrls, '/relative', '//evil.invalid', 'https:', 'ftp://evil.invalid/', ' ']
  let calls = 0
  const monitor = await prepareHostileStore({ page, testPage, consoleMessages }, () => urls[calls++] ?? '')
  const body = '<cart-drawer></cart-drawer><store-grid></store-grid><toast-area></toast-area>'
  const before = await stateWithEmptyStore(page, () => testPage.open(body))
  await testPage.open(body)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  const result = await page.evaluate(async (times) => {
    const messages: string[] = []
    addEventListener('checkout-error', (event) => messages.push((event as CustomEvent).detail.message))
    addEventListener('checkout-redirect', (event) =>
      messages.push(`redirected to ${(event as CustomEvent).detail.url}`),
    )
    const { cart } = Reflect.get(window, 'ElectricianElements') as {
      cart: { checkout(): Promise<void>; count: number }
    }
    for (let time = 0; time < times; time++) await cart.checkout()
    return { messages, count: cart.count }
  }, urls.length)
  const unreadable = 'The store sent a response that could not be read. Please try again later.'
  expect(result).toEqual({ messages: urls.map(() => unreadable), count: 1 })
  await monitor.expectNoEffects(before)
})

const combinedAttacks = textAttacks.join(' ')

test('HTML in the URL and in stored data appears as text', async ({ page, testPage, consoleMessages }) => {
  const monitor = await prepareHostileStore({ page, testPage, consoleMessages })
  const urlWith = (text: string) =>
    new URL(
      `index.html?${new URLSearchParams({ 'ee-product': text, session: text })}#/product/${encodeURIComponent(text)}`,
      testPage.origin,
    ).href
  testPage.serve('index.html', {
    body: '<cart-button></cart-button><product-detail></product-detail><quote-form></quote-form><order-success></order-success><store-front></store-front><toast-area></toast-area>',
  })
  const before = await stateWithEmptyStore(page, () => page.goto(urlWith('prod_1')))
  await page.addInitScript(
    ([lines, text]) => {
      localStorage.setItem('e-commerce-cart', lines)
      localStorage.setItem(
        'e-commerce-cart-order-1',
        JSON.stringify({ id: '1', items: JSON.parse(lines), successUrl: text }),
      )
      const draft = { name: text, phone: text, email: text, service: text, message: text, emergency: text }
      sessionStorage.setItem('electrician-elements-quote', JSON.stringify(draft))
    },
    [JSON.stringify(storedItems()), combinedAttacks] as const,
  )
  await page.goto(urlWith(combinedAttacks))
  await expect(page.getByText('Error loading product: The store sent a response')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(combinedAttacks)
  await page
    .getByRole('button', { name: /^Open cart/ })
    .first()
    .click()
  await expect(cartItemsIn(drawerOf(page))).toHaveCount(textAttacks.length)
  for (const text of textAttacks)
    await expect(drawerOf(page).getByText(text, { exact: true }).first()).toBeVisible()
  expect(await unsafeElements(page)).toEqual([])
  await monitor.expectNoEffects({
    ...before,
    address: urlWith(combinedAttacks),
    history: Number(before['history']) + 1,
  })
})

/** Returns malicious cart items, as another script or a visitor could have stored them. */
function storedItems(): Wire[] {
  return textAttacks.map((text, index) => ({
    product: { ...hostileProduct(text, '', index), image: maliciousUrls[index], variants: [] },
    variant: {
      id: `${text}${index}`,
      title: text,
      image_url: maliciousUrls[index],
      price_in_cents: 100,
      currency: text,
      currency_info: { code: text, symbol: text, template: text },
      price_formatted: text,
      sale_price_formatted: text,
    },
    quantity: 1,
  }))
}
