import { addFromCard, cartButton, mug, openCart, startCheckout, toastOf } from '../browser/support/shop.ts'
import { expect, htmlBlock, test } from './support/site.ts'

test('visitors can buy products from a snippet that an administrator pastes into the block editor', async ({
  page,
  site,
}) => {
  const product = site.snippet({ elements: ['cart-button', 'product-detail', 'cart-drawer'] })
  site.save('administrator', 'Product', htmlBlock(product.html))
  site.save('administrator', 'Success', htmlBlock(site.snippet({ elements: ['order-success'] }).html))
  const { html } = site.snippet({ elements: ['cart-button', 'store-grid', 'cart-drawer'] })
  const editor = await site.paste('administrator', 'Store', html)
  const preview = await editor.preview()
  await expect(preview.getByRole('heading', { name: 'Our Store' })).toBeVisible()

  await page.goto(await editor.publish())
  await addFromCard(page, mug)

  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('1 x Crew “Bolt” Tee (Amber) added.')
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page).toHaveURL('/store/')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')

  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/success/')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})
