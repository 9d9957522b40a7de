import { readFileSync } from 'node:fs'
import { pagePolicy } from '../../demo/serve.ts'
import {
  addButtonOf,
  addFromCard,
  cardOf,
  cartButton,
  drawerOf,
  openCart,
  toastOf,
} from '../browser/support/shop.ts'
import { shopPages } from '../browser/support/test-page.ts'
import { expect, htmlBlock, test } from './support/site.ts'

const mug = 'Bolt “Ohm” Mug & Lid'

/** Returns the script tags of a page whose store is the WordPress website at `host`. */
const scriptsFrom = (
  folder: string,
  host: string,
) => `<script src="${folder}/stores/woocommerce.js" defer></script>
  <script src="${folder}/electrician-elements.js" data-store-type="woocommerce" data-store-host="${host}" data-store-id="main" defer></script>`

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
  const scripts = scriptsFrom(testPage.server.originAt('127.0.0.1'), wordpress?.origin ?? '')
  const save = (title: string, html: string) => site.save('administrator', title, htmlBlock(scripts + html))
  save('Order received', '<cart-button></cart-button><order-success></order-success>')
  const product = save(
    'Article',
    '<cart-button></cart-button><product-detail></product-detail><cart-drawer success-url="/order-received/"></cart-drawer>',
  )
  const list = `<cart-button></cart-button><store-grid product-url="${product}?ee-product={id}"></store-grid><cart-drawer success-url="/order-received/"></cart-drawer>`
  await page.goto(save('Shop', list))
  await expect(cardOf(page, mug)).toContainText('12.00 €')
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
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})

test.describe('on another website', () => {
  test.beforeEach(async ({ testPage, wordpress, site: _site }) => {
    const host = wordpress?.origin ?? ''
    testPage.server.policy = pagePolicy
      .replace("connect-src 'self'", `connect-src ${host}`)
      .replace('img-src', `img-src ${host}`)
    const script = scriptsFrom('', host)
    for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })
  })

  test('WooCommerce blocks the elements, and the console says what the owner can do', async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/CORS policy|Failed to load resource|electrician-elements|The store could not be/)
    await page.goto(`${testPage.origin}/shop.html`)
    await expect(page.getByText('The store could not be reached')).toBeVisible()
    expect(consoleMessages.all().join('\n')).toContain('see "Pages on another website"')
  })

  test('a visitor orders after the owner has added the documented line to WordPress', async ({
    page,
    testPage,
    wordpress,
  }) => {
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
})
