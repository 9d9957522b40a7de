import { addFromCard, cartButton, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const withBasePath = { attributes: { 'base-path': '/shop/' } }
const withHashRouting = { attributes: { routing: 'hash' } }

// spec R.22
test('every link and every URL is below the base path, also after a paid order', async ({ page, site }) => {
  await site.open('/shop/', withBasePath)
  await expect(site.screen('home')).toBeVisible()
  await expect(site.link('Store')).toHaveAttribute('href', '/shop/store')
  await expect(site.link('Services')).toHaveAttribute('href', '/shop/#services')
  await site.link('Store').click()
  await expect(page).toHaveURL(`${site.origin}/shop/store`)
  await page.getByRole('link', { name: mug }).click()
  await expect(page).toHaveURL(`${site.origin}/shop/product/prod_mug`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug)
  await site.link('Contact').click()
  await expect(page).toHaveURL(`${site.origin}/shop/#contact`)
  await site.expectScrolledTo('contact')
  await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
  await expect(page).toHaveURL(`${site.origin}/shop/`)

  await site.link('Store').click()
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${site.origin}/shop/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Successful!')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(`${site.origin}/shop/store`)
})

test('with hash routing, every screen has its own URL hash and loads from the same page', async ({
  page,
  site,
}) => {
  await site.open('/site', withHashRouting)
  await expect(site.screen('home')).toBeVisible()
  await expect(site.link('Store')).toHaveAttribute('href', '#/store')
  await expect(site.link('About')).toHaveAttribute('href', '#about')
  await site.link('Store').click()
  await expect(page).toHaveURL(`${site.origin}/site#/store`)
  await page.getByRole('link', { name: mug }).click()
  await expect(page).toHaveURL(`${site.origin}/site#/product/prod_mug`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug)
  await site.link('About').click()
  await expect(page).toHaveURL(`${site.origin}/site#about`)
  await site.expectScrolledTo('about')
  await page.reload()
  await site.expectScrolledTo('about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug)
})

// spec R.23
test('with hash routing, a canceled checkout returns to the product and a paid one to the success screen', async ({
  page,
  site,
}) => {
  await site.open('/site?campaign=may#/product/prod_mug', withHashRouting)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${site.origin}/site?campaign=may#/product/prod_mug`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/#\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Successful!')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Successful!')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(site.screen('home')).toBeVisible()
})
