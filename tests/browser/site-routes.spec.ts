import { cartButton, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

// spec 2.1, 2.4, 2.5, 2.6, 2.9, 2.19, 2.38
test('each path shows its screen with header and footer, and a cart that opens', async ({ page, site }) => {
  for (const [path, screen, heading] of [
    ['/', 'home', 'Power you can rely on, day and night'],
    ['/store/', 'store', 'Our Store'],
    ['/product/prod_tee', 'product', 'Crew “Bolt” Tee'],
    ['/success', 'success', 'Order Successful!'],
  ] as const)
    await test.step(path, async () => {
      await site.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(site.screen(screen)).toBeVisible()
      await expect(site.header()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Licensed & Insured')
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page).toHaveURL(site.origin + path)
      await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
      const drawer = await openCart(page)
      await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
      await drawer.getByRole('button', { name: 'Close cart' }).click()
      await expect(drawer).toBeHidden()
      await expect(cartButton(page)).toBeFocused()
    })
})

// spec 2.3
test('/#about opens the home screen at the section, even after a reload', async ({ page, site }) => {
  await site.open('/#about')
  await site.expectScrolledTo('about')
  await page.reload()
  await site.expectScrolledTo('about')
})

// spec 8.19, R.27
test('an unknown URL shows the 404 screen with a link to the home screen', async ({ page, site }) => {
  await site.open('/store/more/of/it')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(site.screen().getByText('404 Not Found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
})
