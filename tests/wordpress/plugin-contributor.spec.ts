import { mug, openCart, startCheckout, toastOf } from '../browser/support/shop.ts'
import { BlockEditor } from './support/block-editor.ts'
import { expect, signIn, test } from './support/plugin.ts'

test('a contributor writes about products, an administrator publishes the post, and a visitor buys', async ({
  page,
  browser,
  baseURL,
  plugin,
  testPage,
  wordpress,
}) => {
  plugin.install({ cart_button: 'everywhere' })
  const pages = plugin.createPages()
  const contributor = await browser.newPage({ baseURL: baseURL ?? '' })
  const editor = new BlockEditor(contributor)
  await editor.open('contributor', 'post')
  await contributor.getByRole('textbox', { name: 'Add title' }).fill('Gifts')
  await contributor.keyboard.press('Enter')
  await editor.insert('Product list')
  await editor.openBlockSettings()
  await contributor.getByRole('spinbutton', { name: 'Maximum number of products' }).fill('3')
  await expect(contributor.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(3)
  await editor.addParagraphAfter('Product list')
  await editor.insert('Buy button')
  await contributor.getByLabel('Product', { exact: true }).selectOption(mug)
  await contributor.getByRole('button', { name: 'Publish', exact: true }).click()
  await contributor.getByRole('button', { name: 'Submit for Review' }).click()
  const pending = "echo get_posts(['post_status' => 'pending'])[0]->post_title ?? '';"
  await expect.poll(() => wordpress?.run(pending)).toBe('Gifts')
  await contributor.close()

  const administrator = await browser.newPage({ baseURL: baseURL ?? '' })
  await signIn(administrator, 'administrator')
  await administrator.goto('/wp-admin/edit.php?post_status=pending')
  await administrator.getByRole('link', { name: '“Gifts” (Edit)' }).click()
  // The contributor had the post open a moment ago.
  await administrator.getByRole('link', { name: 'Take over' }).click()
  await administrator.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = administrator.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(panel.getByRole('link', { name: 'View Post' })).toBeVisible()
  await administrator.close()

  await page.goto('/gifts/')
  await expect(page.locator('store-grid').getByRole('button', { name: /^Add to Cart/ })).toHaveCount(3)
  await page.locator('buy-button').getByRole('button').click()
  await expect(toastOf(page)).toContainText(mug)
  await openCart(page)
  await startCheckout(page)
  const [request] = testPage.server.checkoutRequests
  expect(JSON.stringify(request)).toContain(`${baseURL}${pages.success}`)
  expect(JSON.stringify(request)).toContain('mug')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(pages.success)
})
