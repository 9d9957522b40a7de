import { aWirePrice, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { maliciousUrls, textAttacks } from './support/attacks.ts'
import type { HostileFixtures } from './support/hostile-descriptions.ts'
import {
  hostPageState,
  type InjectionMonitor,
  monitorInjections,
  unsafeElements,
} from './support/injection-monitor.ts'
import { describedElements } from './support/manifest.ts'
import { cartItemsIn, drawerOf, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

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

/** Makes the store respond with attacks, and serves pages without a content security policy. */
async function prepareHostileStore({
  page,
  testPage,
  consoleMessages,
}: HostileFixtures): Promise<InjectionMonitor> {
  consoleMessages.allow(/^error: Failed to load resource/)
  testPage.server.policy = ''
  await page.route('**/provider/store/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    if (path.endsWith('/variants')) return route.fulfill({ json: { variants: [] } })
    if (path.endsWith('/products')) return route.fulfill({ json: { products, count: products.length } })
    return route.fulfill({ json: { product: products.find(({ id }) => path.endsWith(`/${id}`)) ?? null } })
  })
  return monitorInjections(page, testPage.origin)
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test('HTML in any string of the store’s responses appears as text', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const monitor = await prepareHostileStore({ page, testPage, consoleMessages })
  const ids = products.map(({ id }) => String(id))
  const details = ids.map((id) => `<product-detail product-id="${escapeAttribute(id)}"></product-detail>`)
  const body = `<cart-button></cart-button><store-grid></store-grid><cart-drawer></cart-drawer><toast-area></toast-area><main>${details.join('')}</main>`
  await testPage.open(body)
  const before = await hostPageState(page)
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
  await monitor.expectNoEffects(before)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of data) expect(textAttacks).toContain((JSON.parse(text) as { name: string }).name)
})

const combinedAttacks = textAttacks.join(' ')

test('HTML in the URL and in stored data appears as text', async ({ page, testPage, consoleMessages }) => {
  const monitor = await prepareHostileStore({ page, testPage, consoleMessages })
  const query = new URLSearchParams({ 'ee-product': combinedAttacks, session: combinedAttacks })
  testPage.serve('index.html', {
    body: '<cart-button></cart-button><product-detail></product-detail><quote-form></quote-form><order-success></order-success><store-front></store-front><toast-area></toast-area>',
  })
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
  await page.goto(`${testPage.origin}/index.html?${query}#/product/${encodeURIComponent(combinedAttacks)}`)
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
  await monitor.expectNoEffects()
})

test('HTML and dangerous URLs in any attribute of any element run no code', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^(warning|error): /)
  testPage.server.policy = ''
  const monitor = await monitorInjections(page, testPage.origin)
  await testPage.open('')
  for (const { tag, attributes } of describedElements) {
    await page.evaluate(
      async ([tag, names, values]) => {
        const elements = values.map((value) => {
          const element = document.createElement(tag)
          for (const name of names) element.setAttribute(name, value)
          return element
        })
        document.body.replaceChildren(...elements)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      },
      [tag, attributes, [...textAttacks, ...maliciousUrls]] as const,
    )
    // Allow `file:` URLs, because pages opened from disk need them. On other pages, browsers block them.
    const unsafe = (await unsafeElements(page)).filter((markup) => !markup.includes('="file:'))
    expect(unsafe, tag).toEqual([])
  }
  expect(await monitor.executedCalls()).toEqual([])
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
