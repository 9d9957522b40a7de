import type { Page, Route } from '@playwright/test'
import { aWirePrice, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { addresses, plainTexts } from './support/attacks.ts'
import type { Noise } from './support/noise.ts'
import { drawerOf, linesIn, notice, openCart } from './support/shop.ts'
import { expect, type Stage, test } from './support/stage.ts'
import { type Surroundings, surroundings, Tripwire, unsafeIn } from './support/tripwire.ts'

/** Every string of a product is the one text, every address the other. */
function hostileProduct(text: string, address: string, index: number): Wire {
  const currency = { code: text, symbol: text, template: `${text}$1` }
  const option = { id: text, option_id: text, variant_id: text, value: text }
  const variant = aWireVariant({
    id: `${text}${index}`,
    title: text,
    image_url: address,
    sku: text,
    manage_inventory: false,
    prices: [aWirePrice({ currency, currency_code: text })],
    options: [option],
  })
  const picture = { url: address, order: 0, type: text }
  return aWireProduct({
    id: `${text}${index}`,
    title: text,
    subtitle: text,
    ribbon_text: text,
    description: text,
    thumbnail: address,
    images: [picture],
    media: [picture, { ...picture, url: `${address}#2` }],
    variants: [variant],
    options: [{ id: text, title: text, values: [option] }],
    additional_info: [{ id: text, order: 0, title: text, description: text }],
    custom_fields: [{ id: text, title: text, is_required: true }],
    related_products: [{ id: text, section_title: text, related_type: text, related_id: text, position: 0 }],
    product_collections: [{ product_id: text, collection_id: text, order: 0 }],
    type: { value: text },
    updated_at: text,
    metadata: { [text]: text },
  })
}

const products = addresses.map((address, index) =>
  hostileProduct(plainTexts[index % plainTexts.length] ?? '', address, index),
)

async function answerAll(
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

/** What is outside the tags of the same page while the store says nothing. */
async function whileSilent(page: Page, open: () => Promise<unknown>): Promise<Surroundings> {
  const sayNothing = (route: Route) => route.fulfill({ json: {} })
  await page.route('**/provider/store/**', sayNothing)
  await open()
  const before = await surroundings(page)
  await page.unroute('**/provider/store/**', sayNothing)
  return before
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Nothing stands between what this store says and its doing. */
async function openHostileStore(
  { page, stage, noise }: { page: Page; stage: Stage; noise: Noise },
  checkoutUrl?: () => string,
): Promise<Tripwire> {
  noise.allow(/^error: Failed to load resource/)
  stage.server.policy = ''
  await answerAll(page, checkoutUrl)
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  return tripwire
}

test('hostile text in every string of the store stays text, wherever it is shown', async ({
  page,
  stage,
  noise,
}) => {
  const tripwire = await openHostileStore({ page, stage, noise })
  const ids = products.map(({ id }) => String(id))
  const details = ids.map((id) => `<product-detail product-id="${inAttribute(id)}"></product-detail>`)
  const body = `<cart-button></cart-button><store-grid></store-grid><cart-drawer></cart-drawer><toast-area></toast-area><main>${details.join('')}</main>`
  const before = await whileSilent(page, () => stage.open(body))
  await stage.open(body)
  const grid = page.locator('store-grid')
  await expect(grid.getByRole('listitem')).toHaveCount(products.length)
  await expect(page.getByRole('article')).toHaveCount(products.length)
  for (const [index, text] of plainTexts.entries()) {
    const card = grid.getByRole('listitem').nth(index)
    await expect(card.getByRole('heading', { name: text, exact: true })).toBeVisible()
    // The amount stands where the template says, once, and nothing in it is a pattern.
    await expect(card).toContainText(`${text}$1`.replace('$1', () => '19.99'))
    await card.getByRole('button').click()
    await expect(notice(page)).toContainText(`${text} has been added to your cart.`)
  }
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(plainTexts.length)
  expect(await unsafeIn(page)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await tripwire.expectSilence(before)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of data) expect(plainTexts).toContain((JSON.parse(text) as { name: string }).name)
})

test('a checkout address that is none is refused, whatever it would run', async ({ page, stage, noise }) => {
  const answers = [...addresses, '/relative', '//evil.invalid', 'https:', 'ftp://evil.invalid/', ' ']
  let asked = 0
  const tripwire = await openHostileStore({ page, stage, noise }, () => answers[asked++] ?? '')
  const body = '<cart-drawer></cart-drawer><store-grid></store-grid><toast-area></toast-area>'
  const before = await whileSilent(page, () => stage.open(body))
  await stage.open(body)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  const refused = await page.evaluate(async (times) => {
    const messages: string[] = []
    addEventListener('checkout-error', (event) => messages.push((event as CustomEvent).detail.message))
    addEventListener('checkout-redirect', (event) =>
      messages.push(`left for ${(event as CustomEvent).detail.url}`),
    )
    const { cart } = Reflect.get(window, 'ElectricianElements') as {
      cart: { checkout(): Promise<void>; count: number }
    }
    for (let time = 0; time < times; time++) await cart.checkout()
    return { messages, count: cart.count }
  }, answers.length)
  const unreadable = 'The store sent a response that could not be read. Please try again later.'
  expect(refused).toEqual({ messages: answers.map(() => unreadable), count: 1 })
  await tripwire.expectSilence(before)
})

const everything = plainTexts.join(' ')

test('hostile text in the address and in everything stored stays text', async ({ page, stage, noise }) => {
  const tripwire = await openHostileStore({ page, stage, noise })
  const addressFor = (text: string) =>
    new URL(
      `index.html?${new URLSearchParams({ product: text, session: text })}#/product/${encodeURIComponent(text)}`,
      stage.origin,
    ).href
  stage.serve('index.html', {
    body: '<cart-button></cart-button><product-detail></product-detail><quote-form></quote-form><order-success></order-success><store-front></store-front><toast-area></toast-area>',
  })
  const before = await whileSilent(page, () => page.goto(addressFor('prod_1')))
  await page.addInitScript(
    ([lines, text]) => {
      localStorage.setItem('e-commerce-cart', lines)
      localStorage.setItem(
        'e-commerce-cart-set-aside-1',
        JSON.stringify({ id: '1', items: JSON.parse(lines), successUrl: text, isOffered: false }),
      )
      const draft = { name: text, phone: text, email: text, service: text, message: text, emergency: text }
      sessionStorage.setItem('electrician-elements-quote', JSON.stringify(draft))
    },
    [JSON.stringify(storedLines()), everything] as const,
  )
  await page.goto(addressFor(everything))
  await expect(page.getByText('Error loading product: The store sent a response')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(everything)
  await page
    .getByRole('button', { name: /^Open cart/ })
    .first()
    .click()
  await expect(linesIn(drawerOf(page))).toHaveCount(plainTexts.length)
  for (const text of plainTexts)
    await expect(drawerOf(page).getByText(text, { exact: true }).first()).toBeVisible()
  expect(await unsafeIn(page)).toEqual([])
  await tripwire.expectSilence({
    ...before,
    address: addressFor(everything),
    history: Number(before['history']) + 1,
  })
})

/** As an earlier site, another tab or somebody's own hand may have left them. */
function storedLines(): Wire[] {
  return plainTexts.map((text, index) => ({
    product: { ...hostileProduct(text, '', index), image: addresses[index], variants: [] },
    variant: {
      id: `${text}${index}`,
      title: text,
      image_url: addresses[index],
      price_in_cents: 100,
      currency: text,
      currency_info: { code: text, symbol: text, template: text },
      price_formatted: text,
      sale_price_formatted: text,
    },
    quantity: 1,
  }))
}
