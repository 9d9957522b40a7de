import { readFileSync } from 'node:fs'
import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, cardOf, openCart, toastOf } from '../browser/support/shop.ts'
import { BlockEditor } from './support/block-editor.ts'
import { expect, openSettings, sanitized, test } from './support/plugin.ts'

const grid = '<!-- wp:electrician-elements/store-grid /-->'

/** The products file of the documentation. */
const [, products = ''] =
  /```json\n(.*?)```/s.exec(readFileSync(new URL('../../docs/stores/file.md', import.meta.url), 'utf8')) ?? []

test('the plugin corrects and refuses settings of stores', async ({ plugin, wordpress }) => {
  plugin.install()

  await test.step('the settings correct addresses of stores', () => {
    const medusa_checkout = 'https://shop.example/checkout?cart={cart}&back={cancel}'
    const saved = (input: Record<string, string>) => sanitized(wordpress, [input])[0]
    expect(
      saved({
        shopify_host: 'https://admin.shopify.com/store/volt-shop/products',
        shopify_token: '0123abcd',
        shopify_region: 'de',
        woocommerce_host: 'shop.example/blog/',
        medusa_token: 'pk_01ab',
        medusa_checkout,
        file_checkout: 'shop@volt.example',
      }),
    ).toMatchObject({
      settings: {
        shopify_host: 'https://volt-shop.myshopify.com',
        shopify_token: '0123abcd',
        shopify_region: 'DE',
        woocommerce_host: 'https://shop.example/blog',
        medusa_token: 'pk_01ab',
        medusa_checkout,
        file_checkout: 'mailto:shop@volt.example',
      },
      problems: {},
    })
    const typed = { shopify_host: 'my shop', medusa_checkout: '/checkout' }
    expect(saved(typed)).toMatchObject({
      settings: { shopify_host: '', medusa_checkout: '' },
      problems: { medusa_checkout: 'The address for orders must contain {cart}.' },
      typed,
    })
    const checkouts = ['javascript:alert(1)', '"><script>', '//evil.example', 'call me']
    const results = sanitized(
      wordpress,
      checkouts.map((file_checkout) => ({ file_checkout })),
    )
    expect(results.map(({ settings }) => settings['file_checkout'])).toEqual(['', '', '', ''])
  })

  await test.step('the settings refuse secret keys and do not show them again', () => {
    const keys = { shopify_token: 'shpat_0123456789abcdef', medusa_token: 'sk_0123456789abcdef' }
    const refusal = expect.stringContaining('all visitors can read the keys in a page')
    expect(sanitized(wordpress, [keys])[0]).toMatchObject({
      settings: { shopify_token: '', medusa_token: '' },
      problems: { shopify_token: refusal, medusa_token: refusal },
      typed: {},
    })
    expect(sanitized(wordpress, [keys])[0]?.typed).toEqual({})
  })

  await test.step('a products file is checked before it is saved', () => {
    const [valid, empty] = sanitized(wordpress, [{ products }, { products: '' }])
    expect(JSON.parse(valid?.products ?? '')).toEqual(JSON.parse(products))
    expect([valid?.problems, empty?.problems]).toEqual([{}, {}])
    const problems = {
      '{ "products": [': 'The products file could not be read. It must contain { "products": [ … ] }.',
      '[]': 'The products file could not be read. It must contain { "products": [ … ] }.',
      '{"products": [{"id": "a", "title": "A", "variants": [{}]}, {"id": "b"}]}':
        'Product 2 of the products file has no “title”.',
    }
    const texts = Object.keys(problems)
    const invalid = sanitized(
      wordpress,
      texts.map((text) => ({ products: text })),
    )
    expect(invalid.map(({ products: saved, problems }) => [saved, problems['products']])).toEqual(
      Object.values(problems).map((problem) => ['', problem]),
    )
    expect(invalid.map(({ typed }) => typed['products'])).toEqual(texts)
  })

  await test.step('each type of store has its own attributes on the script tag', () => {
    plugin.install({
      store_id: 'demo',
      shopify_host: 'https://shop.myshopify.com',
      shopify_token: 'abc',
      shopify_region: 'DE',
      medusa_host: 'https://medusa.example',
      medusa_token: 'pk_1',
      medusa_checkout: 'https://shop.example/?cart={cart}',
      woocommerce_host: 'https://woo.example',
      file_checkout: '/order/',
    })
    const code = `
      foreach ($input as $type) {
        update_option('electrician_elements', ['store_type' => $type] + get_option('electrician_elements'));
        $stores[$type] = [electrician_elements_store_attributes(), electrician_elements_has_store()];
      }
      echo json_encode($stores);`
    const types = ['hostinger', 'unknown', 'woocommerce', 'shopify', 'medusa', 'file']
    const hostinger = [{ 'data-store-host': expect.stringMatching(/^http/), 'data-store-id': 'demo' }, true]
    expect(JSON.parse(wordpress?.run(code, types) ?? '')).toEqual({
      hostinger,
      unknown: hostinger,
      woocommerce: [{ 'data-store-type': 'woocommerce', 'data-store-host': 'https://woo.example' }, true],
      shopify: [
        {
          'data-store-type': 'shopify',
          'data-store-host': 'https://shop.myshopify.com',
          'data-store-token': 'abc',
          'data-store-region': 'DE',
        },
        true,
      ],
      medusa: [
        {
          'data-store-type': 'medusa',
          'data-store-host': 'https://medusa.example',
          'data-store-token': 'pk_1',
          'data-checkout-url': 'https://shop.example/?cart={cart}',
        },
        true,
      ],
      // Without a file, there is no store yet.
      file: [{ 'data-store-type': 'file', 'data-checkout-url': '/order/' }, false],
    })
  })
})

test('an owner sells the products of a file', async ({ page, site, plugin, request, consoleMessages }) => {
  // The picture of the example.
  consoleMessages.allow(failedRequest)
  plugin.install({ store_id: '' })
  await openSettings(page)
  await page.getByLabel('Type of store').selectOption('A products file, without a store provider')
  await expect(page.getByLabel('Store ID')).toBeHidden()
  const check = page.getByRole('button', { name: 'Check my store' })
  await check.click()
  await expect(page.getByRole('status')).toHaveText('Choose your products file first.')
  const choose = (text: string) =>
    page
      .getByLabel('Products file', { exact: true })
      .setInputFiles({ name: 'products.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{ "items": [] }')
  await expect(page.locator('#products')).toHaveValue('{ "items": [] }')
  await check.click()
  await expect(page.getByRole('status')).toContainText('This is no products file.')
  await choose(products)
  await expect(page.locator('#products')).toHaveValue(products.trimStart())
  await check.click()
  await expect(page.getByRole('status')).toHaveText(
    'Your store works: 1 product found, “Smoke alarm”. Visitors see this file after you save it.',
  )
  await page.getByLabel('Address for orders').fill('shop@volt.example')
  await page.getByRole('button', { name: 'Save and create the pages' }).click()
  await expect(page.getByText('your shop has its pages')).toBeVisible()

  const editor = new BlockEditor(page)
  await editor.open('administrator', 'page')
  await page.getByRole('textbox', { name: 'Add title' }).fill('Alarm')
  await page.keyboard.press('Enter')
  await editor.insert('Buy button')
  await editor.openBlockSettings()
  await expect(page.getByLabel('Product', { exact: true })).toContainText('Smoke alarm')

  await page.goto(site.save('administrator', 'Alarms', grid))
  await addFromCard(page, 'Smoke alarm')
  await expect(toastOf(page)).toContainText('Smoke alarm')
  const address = (await page.locator('script[data-store-type="file"]').getAttribute('data-store-host')) ?? ''
  const first = await request.get(address)
  expect(first.headers()['content-type']).toContain('application/json')
  const again = await request.get(address, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test.describe('on a website that is closed to visitors', () => {
  test.afterEach(({ wordpress }) => {
    wordpress?.run("delete_option('test_closed'); delete_option('woocommerce_active');")
  })

  test('a closed REST API does not empty a shop with a products file', async ({
    page,
    site,
    plugin,
    wordpress,
    request,
    consoleMessages,
  }) => {
    // The picture of the example, and the closed website.
    consoleMessages.allow(failedRequest)
    plugin.install({ store_type: 'file' })
    wordpress?.run("update_option('electrician_elements_products', $input);", products)
    wordpress?.run("update_option('test_closed', 'rest');")
    expect((await request.get('/wp-json/wp/v2/pages')).status()).toBe(401)
    for (const permalinks of ['/%postname%/', '']) {
      wordpress?.run("update_option('permalink_structure', $input);", permalinks)
      await page.goto(site.save('administrator', `Closed ${permalinks}`, grid))
      await expect(cardOf(page, 'Smoke alarm')).toBeVisible()
    }
    wordpress?.run("update_option('permalink_structure', '/%postname%/');")

    await openSettings(page)
    const check = page.getByRole('button', { name: 'Check my store' })
    await check.click()
    await expect(page.getByRole('status')).toHaveText('Your store works: 1 product found, “Smoke alarm”.')
    // The administrator sees the website, visitors do not.
    wordpress?.run("update_option('test_closed', 'website');")
    await check.click()
    await expect(page.getByRole('status')).toContainText('visitors do not receive it from http://localhost:')
  })

  test('the check of WooCommerce says that a plugin closes the REST API', async ({
    page,
    plugin,
    wordpress,
    consoleMessages,
  }) => {
    consoleMessages.allow(failedRequest)
    wordpress?.run("update_option('woocommerce_active', 1);")
    plugin.install({ store_type: 'woocommerce' })
    await openSettings(page)
    wordpress?.run("update_option('test_closed', 'rest');")
    await page.getByRole('button', { name: 'Check my store' }).click()
    await expect(page.getByRole('status')).toContainText('a plugin closes WordPress’s REST API')
  })
})

test('an owner sells the products of WooCommerce on the same website', async ({
  page,
  plugin,
  wordpress,
}) => {
  wordpress?.run("update_option('woocommerce_active', 1);")
  try {
    plugin.install()
    wordpress?.run("delete_option('electrician_elements');")
    await openSettings(page)
    await expect(page.getByLabel('Type of store')).toHaveValue('woocommerce')
    await expect(page.getByRole('textbox', { name: 'Address of the shop' })).toHaveValue(
      wordpress?.origin ?? '',
    )
    await page.getByRole('button', { name: 'Check my store' }).click()
    await expect(page.getByRole('status')).toContainText('Your store works: ')
    await page.getByRole('button', { name: 'Save and create the pages' }).click()
    await expect(page.getByText('your shop has its pages')).toBeVisible()
    await page.goto('/shop/')
    await addFromCard(page, 'Bolt “Ohm” Mug & Lid')
    await openCart(page)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout-link\/\?products=11%3A1/)
  } finally {
    wordpress?.run("delete_option('woocommerce_active');")
  }
})

test('the check of other stores uses their adapters and says what to correct', async ({
  page,
  plugin,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  plugin.install({ store_id: '' })
  await openSettings(page)
  const status = page.getByRole('status')
  const check = () => page.getByRole('button', { name: 'Check my store' }).click()
  const type = page.getByLabel('Type of store')

  await check()
  await expect(status).toHaveText('Fill in the store ID first.')
  await type.selectOption('Shopify')
  await check()
  await expect(status).toHaveText('Write the address of your store first.')
  await page.route('https://volt-shop.myshopify.com/**', (route) =>
    route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page
    .getByRole('textbox', { name: 'Address of the shop' })
    .fill('https://admin.shopify.com/store/volt-shop')
  await check()
  await expect(status).toHaveText('There is no store at this address (HTTP 404). Check the address.')
  await expect(page.getByRole('textbox', { name: 'Address of the shop' })).toHaveValue(
    'https://volt-shop.myshopify.com',
  )
  await page.getByLabel('Public access token').fill('shpat_0123')
  await check()
  await expect(status).toContainText('This key is secret.')

  await type.selectOption('Medusa')
  await expect(status).toHaveText('')
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route('https://medusa.example/store/**', (route) => {
    const isRegion = route.request().url().includes('/regions')
    const product = { id: 'prod_1', title: 'Lamp', variants: [] }
    const json = isRegion ? { regions: [{ id: 'reg_1', countries: [] }] } : { products: [product], count: 1 }
    return route.fulfill({ json, headers })
  })
  await page.getByLabel('Address of the Medusa server').fill('medusa.example')
  await page.getByLabel('Publishable API key').fill('pk_1')
  await check()
  await expect(status).toHaveText('Your store works: 1 product found, “Lamp”.')
})
