import { readFileSync } from 'node:fs'
import { pagePolicy } from '../../demo/serve.ts'
import { adapterScripts, type Build } from '../browser/support/adapter-scripts.ts'
import { addButtonOf, addFromCard, cardOf, drawerOf, openCart, toastOf } from '../browser/support/shop.ts'
import { shopPages } from '../browser/support/test-page.ts'
import { expect, htmlBlock, test } from './support/site.ts'

const mug = 'Bolt “Ohm” Mug & Lid'

/** Returns the script tags of a page whose store is the WordPress website at `host`. */
function scriptsFrom(host = '', build: Build = 'the React script', folder = ''): string {
  return adapterScripts(build, 'woocommerce', `data-store-host="${host}" data-store-id="main"`, folder)
}

/** Returns the line of the documentation that allows pages of another website. */
function documentedLine(origin: string): string {
  const page = readFileSync(new URL('../../docs/stores/woocommerce.md', import.meta.url), 'utf8')
  const line = /```php\n(add_filter\(.*\);)\n```/.exec(page)?.[1] ?? ''
  return line.replace('https://www.your-site.example', origin)
}

test('a visitor of the shop’s own website orders a variation through the checkout link', async ({
  page,
  site,
  wordpress,
  testPage,
}) => {
  const folder = testPage.server.originAt('127.0.0.1')
  const scripts = scriptsFrom(wordpress?.origin, 'the React script', folder)
  const save = (title: string, html: string) => site.save('administrator', title, htmlBlock(scripts + html))
  const product = save(
    'Article',
    '<cart-button></cart-button><product-detail></product-detail><cart-drawer></cart-drawer>',
  )
  const list = `<cart-button></cart-button><store-grid product-url="${product}?ee-product={id}"></store-grid><cart-drawer></cart-drawer>`
  const shop = save('Shop', list)
  await page.goto(shop)
  await expect(cardOf(page, mug)).toContainText('12.00 €')
  await expect(cardOf(page, 'Price on Request')).not.toContainText('0.00')
  await expect(page.getByText('Staff Discount Card')).toHaveCount(0)
  await addButtonOf(page, 'Old Lamp').click()
  await expect(toastOf(page)).toContainText('Only 0 left.')
  await addFromCard(page, mug)

  await page.getByRole('link', { name: 'Crew Tee' }).click()
  await page.getByRole('radio', { name: 'Amber & Gold' }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('1 x Crew Tee (Amber & Gold) added.')
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()

  await expect(page).toHaveURL(/\/checkout-link\/\?products=/)
  await expect(page.getByText('11:1,122:1')).toBeVisible()
  // WooCommerce shows its own page after the payment, so the elements cannot know whether the visitor has paid.
  await page.goto(shop)
  await expect(toastOf(page)).toContainText('We kept 2 items for you.')
})

test('a visitor orders the smallest quantity that the shop sells, and reads that this replaces the shop’s own cart', async ({
  page,
  site,
  wordpress,
  testPage,
}) => {
  const folder = testPage.server.originAt('127.0.0.1')
  const scripts = scriptsFrom(wordpress?.origin, 'the React script', folder)
  const list = '<cart-button></cart-button><store-grid></store-grid><cart-drawer></cart-drawer>'
  await page.goto(site.save('administrator', 'Shop', htmlBlock(scripts + list)))
  await page.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: page.url() }])
  await addButtonOf(page, 'Cable Clips').click()
  await expect(toastOf(page)).toContainText('10 x Cable Clips (Cable Clips) added.')
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Increase quantity of Cable Clips' }).click()
  await expect(drawerOf(page)).toContainText('Possible quantities: 10, 15, 20, …')
  await expect(drawerOf(page)).toContainText('The shop’s own cart also contains items.')
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('20:15')).toBeVisible()
})

test('a visitor of another website orders only after the owner has added the documented line to WordPress', async ({
  page,
  testPage,
  site: _site,
  wordpress,
  consoleMessages,
}) => {
  const host = wordpress?.origin
  testPage.server.policy = pagePolicy
    .replace("connect-src 'self'", `connect-src ${host}`)
    .replace('img-src', `img-src ${host}`)
  const script = scriptsFrom(host, 'the modules')
  for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })

  await test.step('the console says what the owner can do', async () => {
    consoleMessages.allow(/CORS policy|Failed to load resource|electrician-elements|The store could not be/)
    await page.goto(`${testPage.origin}/shop.html`)
    await expect(page.getByText('The store could not be reached')).toBeVisible()
    expect(consoleMessages.all().join('\n')).toContain('see "Pages on another website"')
  })

  wordpress?.run("update_option('owner_code', $input);", documentedLine(testPage.origin))
  await page.goto(`${testPage.origin}/shop.html`)
  await addFromCard(page, mug)
  await openCart(page)
  await drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText('11:1')).toBeVisible()
  await page.goto(`${testPage.origin}/shop.html`)
  await expect(toastOf(page)).toContainText('We kept 1 item for you.')
  wordpress?.run("delete_option('owner_code');")
})
