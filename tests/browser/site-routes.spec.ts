import { cartButton } from './support/shop.ts'
import { expect, test } from './support/site.ts'

// spec 2.1, 2.4, 2.5, 2.6
for (const [path, screen, heading] of [
  ['/', 'home', 'Power you can rely on, day and night'],
  ['/store/', 'store', 'Our Store'],
  ['/product/prod_tee', 'product', 'Crew “Bolt” Tee'],
  ['/success', 'success', 'Order Successful!'],
] as const)
  test(`${path} shows the ${screen} screen with header, cart and footer`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(site.screen(screen)).toBeVisible()
    await expect(site.header()).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
    await expect(page.getByRole('contentinfo')).toContainText('Licensed & Insured')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page).toHaveURL(site.origin + path)
  })

// spec 2.3
test('/#about opens the home screen at the section, even after a reload', async ({ page, site }) => {
  await site.open('/#about')
  await site.expectScrolledTo('about')
  await page.reload()
  await site.expectScrolledTo('about')
})

// spec 8.19, R.27
test('unknown URLs show the 404 screen with a link to the home screen', async ({ page, site }) => {
  for (const path of ['/nowhere', '/store/more/of/it', '/product', '/success/twice']) {
    await site.open(path)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(site.screen().getByText('404 Not Found')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
})
