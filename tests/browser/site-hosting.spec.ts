import { addFromCard, cartButton, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const inShop = { attributes: { 'base-path': '/shop/' } }
const behindHash = { attributes: { routing: 'hash' } }

test('under a base path every link begins with it, and every address below it loads', async ({
  page,
  site,
}) => {
  await site.open('/shop/', inShop)
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
})

test('a base path may be written without its slashes', async ({ page, site }) => {
  for (const basePath of ['shop', '/shop', 'shop/']) {
    await site.open('/shop/store', { attributes: { 'base-path': basePath } })
    await expect(site.screen('store')).toBeVisible()
    await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
    await expect(page).toHaveURL(`${site.origin}/shop/`)
  }
})

test('under a base path a paid order returns to the success screen below it', async ({ page, site }) => {
  await site.open('/shop/store', inShop)
  await buyAMug()
  await expect(page).toHaveURL(`${site.origin}/shop/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Successful!')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(`${site.origin}/shop/store`)

  async function buyAMug() {
    await addFromCard(page, mug)
    await openCart(page)
    await startCheckout(page)
    await page.getByRole('button', { name: 'Pay' }).click()
  }
})

test('behind the hash every screen has an address that loads from the one page there is', async ({
  page,
  site,
}) => {
  await site.open('/site', behindHash)
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

test('behind the hash an address that leads nowhere says so', async ({ page, site }) => {
  await site.open('/site#/nowhere', behindHash)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(site.screen('home')).toBeVisible()
})

test('behind the hash an address typed into the address bar is followed', async ({ page, site }) => {
  await site.open('/site', behindHash)
  await page.evaluate(() => {
    location.hash = '#/store'
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
})

test('behind the hash a checkout returns to the success screen, and a cancelled one to the product', async ({
  page,
  site,
}) => {
  await site.open('/site?campaign=may#/product/prod_mug', behindHash)
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

test('an unknown way of routing is named, and the paths are used', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <electrician-site> routing="magic" is not one of "history", "hash"/)
  await site.open('/store', { attributes: { routing: 'magic' } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
  expect(consoleMessages.all()).toHaveLength(1)
})
