import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, pluginZip, signIn, test } from './support/plugin.ts'

test('the plugin’s PHP files are valid', ({ wordpress, site: _ }) => {
  const files = Object.entries(unzipSync(readFileSync(pluginZip))).filter(([name]) => name.endsWith('.php'))
  expect(files.length).toBeGreaterThan(10)
  for (const [name, code] of files) expect(wordpress?.syntaxProblems(code), name).toBe('')
})

test('an administrator uploads the plugin, opens a shop and deletes the plugin', async ({
  page,
  site,
  wordpress,
  plugin: _,
  consoleMessages,
}) => {
  // The first check asks for a store that does not exist.
  consoleMessages.allow(failedRequest)
  await signIn(page, 'administrator')
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles(pluginZip)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page
    .getByRole('row', { name: 'Electrician Elements' })
    .getByRole('link', { name: 'Settings' })
    .click()
  await page.waitForURL(/page=electrician-elements/)

  await page.getByLabel('Store ID').fill('no-such-store')
  const groups = page.getByRole('navigation', { name: 'Groups of settings' })
  const openGroup = (name: string) => groups.getByRole('link', { name }).click()
  await openGroup('For developers')
  await page.getByLabel('Address of the store’s server').fill(site.storeHost)
  await openGroup('Store')
  await page.getByRole('button', { name: 'Check my store' }).click()
  await expect(page.getByRole('status')).toContainText('it has no store “no-such-store”')
  await page.getByLabel('Store ID').fill('demo')
  await page.getByRole('button', { name: 'Check my store' }).click()
  await expect(page.getByRole('status')).toContainText(
    'Your store works: 23 products found. The first one is “',
  )
  await openGroup('Pages')
  await page.getByLabel('Cart button').selectOption('In the corner of every page')
  await openGroup('Business')
  await page.getByLabel('Facts file', { exact: true }).setInputFiles({
    name: 'facts.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ owner_name: 'Ada & </script> “Volt”', phone: '(555) 010-0199' })),
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada & </script> “Volt”')
  await expect(page.getByLabel('Store ID')).toHaveValue('demo')
  await page.getByRole('button', { name: 'Create the pages' }).click()
  await expect(page.getByText('your shop has its pages')).toBeVisible()

  // An invalid value is explained, and the saved one stays.
  await openGroup('Store')
  await page.getByLabel('Store ID').fill('demo"><script>')
  await openGroup('Requests')
  await page.getByLabel('Address for quote requests').fill('owner@example.com')
  await page.getByLabel('Address of your service area').fill('https://maps.example/?q=Ohm%20City%2C+Ohio')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('The store ID contains only letters').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Store ID')).toHaveValue('demo')
  await expect(page.getByLabel('Address for quote requests')).toHaveValue('mailto:owner@example.com')
  await expect(page.getByLabel('Address of your service area')).toHaveValue(
    'https://maps.example/?q=Ohm%20City%2C+Ohio',
  )

  await page.goto('/shop/')
  await addFromCard(page, mug)
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await expect(page).toHaveURL('/shop/product/?ee-product=prod_tee')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/shop/thank-you-for-your-order/')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/shop/')

  await page.goto('/wp-admin/plugins.php')
  await page.getByRole('link', { name: 'Deactivate Electrician Elements' }).click()
  await expect(page.getByText('Plugin deactivated.')).toBeVisible()
  expect((await page.request.get('/shop/')).status()).toBe(200)
  expect(wordpress?.run('echo get_option("electrician_elements")["store_id"];')).toBe('demo')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Delete Electrician Elements' }).click()
  await expect(page.getByText('was successfully deleted.')).toBeVisible()
  const options =
    'echo json_encode($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE \'%electrician%\'"));'
  expect(wordpress?.run(`global $wpdb; ${options}`)).toBe('[]')
})
