import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, pluginZip, signIn, test } from './support/plugin.ts'

test('the plugin contains the modules, the languages and the licenses', () => {
  const names = Object.keys(unzipSync(readFileSync(pluginZip))).map((name) =>
    name.replace('electrician-elements/', ''),
  )
  expect(names).toEqual(
    expect.arrayContaining([
      'electrician-elements.php',
      'readme.txt',
      'LICENSE',
      'licenses.txt',
      'modules/electrician-elements.js',
      'modules/languages/de.js',
      'languages/electrician-elements.pot',
    ]),
  )
  expect(names.filter((name) => /\.(br|gz|ts)$|^modules\/react/.test(name))).toEqual([])
})

test('the plugin’s PHP files are valid', ({ wordpress, site: _ }) => {
  const files = Object.entries(unzipSync(readFileSync(pluginZip))).filter(([name]) => name.endsWith('.php'))
  expect(files.length).toBeGreaterThan(10)
  for (const [name, code] of files) expect(wordpress?.syntaxProblems(code), name).toBe('')
})

test('an administrator uploads the plugin, sets the store and creates pages that sell products', async ({
  page,
  site,
  plugin: _,
}) => {
  await signIn(page, 'administrator')
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles(pluginZip)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page
    .getByRole('row', { name: 'Electrician Elements' })
    .getByRole('link', { name: 'Settings' })
    .click()
  await page.getByLabel('Store ID').fill('demo')
  await page.getByLabel('Store address').fill(site.storeHost)
  await page.getByRole('button', { name: 'Check my store' }).click()
  await expect(page.getByRole('status')).toHaveText('Your store works: 23 products found.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Create the pages' }).click()
  await expect(page.getByText('Your shop has its pages now.')).toBeVisible()
  await page.context().clearCookies()

  await page.goto('/shop/')
  await addFromCard(page, mug)
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await expect(page).toHaveURL('/shop/product/?ee-product=prod_tee')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/shop/thank-you-for-your-order/')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/shop/')
})

test('a block on a page shows visitors products', async ({ page, site, plugin }) => {
  plugin.install()
  const block = '<!-- wp:electrician-elements/store-grid {"limit":2} /-->'
  await page.goto(site.save('author', 'Selection', block))
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(2)
})
