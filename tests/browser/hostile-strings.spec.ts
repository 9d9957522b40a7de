import type { Page, Route } from '@playwright/test'
import { aWirePrice, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { maliciousUrls, textAttacks } from './support/attacks.ts'
import { allFacts, factsScript } from './support/business-facts.ts'
import type { HostileFixtures } from './support/hostile-descriptions.ts'
import {
  type HostPageState,
  hostPageState,
  InjectionMonitor,
  unsafeElements,
} from './support/injection-monitor.ts'
import { describedElements } from './support/manifest.ts'
import { cartItemsIn, drawerOf, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

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

async function mockHostileStore(page: Page): Promise<void> {
  await page.route('**/provider/store/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    if (path.endsWith('/variants')) return route.fulfill({ json: { variants: [] } })
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
async function prepareHostileStore({
  page,
  testPage,
  consoleMessages,
}: HostileFixtures): Promise<InjectionMonitor> {
  consoleMessages.allow(/^error: Failed to load resource/)
  // The page's author reads about the empty objects as soon as the page is idle.
  consoleMessages.allow(/^error: electrician-elements: problems on this page/)
  testPage.server.policy = ''
  await mockHostileStore(page)
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

test('HTML and dangerous URLs in any attribute of any element, also changed later, run no code', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^(warning|error): /)
  testPage.server.policy = ''
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  await testPage.open('')
  const before = await hostPageState(page)
  const values = [...textAttacks, ...maliciousUrls]
  // The website comes last, because it adds metadata to the head, of which several websites leave some.
  const isSite = ({ tag }: { tag: string }) => tag === 'electrician-site'
  for (const { tag, attributes } of describedElements.toSorted(
    (a, b) => Number(isSite(a)) - Number(isSite(b)),
  )) {
    await page.evaluate(
      async ([tag, names, values]) => {
        const elements = values.map((value, at) => {
          const element = document.createElement(tag)
          // Half of the elements have the attributes from the start.
          if (at % 2 === 0) for (const name of names) element.setAttribute(name, value)
          return element
        })
        document.body.append(...elements)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        for (const [at, element] of elements.entries())
          for (const name of names) element.setAttribute(name, values[at] ?? '')
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      },
      [tag, attributes, values] as const,
    )
    // Allow `file:` URLs, because pages opened from disk need them. On other pages, browsers block them.
    const unsafe = (await unsafeElements(page)).filter((markup) => !markup.includes('="file:'))
    expect(unsafe, tag).toEqual([])
    await page.evaluate(() => document.body.replaceChildren())
    const anyHead = { head: expect.any(String), title: expect.any(String) }
    const expected = { ...before, ...(isSite({ tag }) && anyHead) }
    expect(await hostPageState(page), tag).toEqual(expected)
    expect(await monitor.executedCalls(), tag).toEqual([])
  }
})

test('HTML in the attributes and business facts of <electrician-site> appears as text', async ({
  page,
  site,
  consoleMessages,
}) => {
  site.testPage.server.policy = ''
  const monitor = new InjectionMonitor(page, site.origin)
  await monitor.install()
  const [attack = ''] = textAttacks
  const { hours, ...otherFacts } = allFacts
  const texts = { ...otherFacts, hours: { emergency: hours.emergency, note: hours.note } }
  const facts = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? `${value} ${attack}` : value,
  ) as typeof texts
  await site.open('/', {
    attributes: { 'business-name': attack, phone: attack, email: 'javascript:ran(1)@x' },
    children: factsScript(facts),
  })
  await expect(page).toHaveTitle(`${attack} - Professional Electrical Services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Light where you need it ${attack}`)
  const data = await page.locator('head script[type="application/ld+json"]').textContent()
  expect(data).not.toContain('</script>')
  expect((JSON.parse(data ?? '') as { description: string }).description).toBe(facts.description)
  expect(await unsafeElements(page)).toEqual([])
  expect(await monitor.executedCalls()).toEqual([])
  await expect.poll(() => consoleMessages.all()).toEqual([])
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
