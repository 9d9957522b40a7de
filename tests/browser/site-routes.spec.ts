import { cartButton } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const screens = [
  { path: '/', name: 'home', screen: 'home', heading: 'Power you can rely on, day and night' },
  { path: '/store', name: 'store', screen: 'store', heading: 'Our Store' },
  { path: '/store/', name: 'store', screen: 'store', heading: 'Our Store' },
  { path: '/product/prod_tee', name: 'product', screen: 'product', heading: 'Crew “Bolt” Tee' },
  { path: '/success', name: 'success', screen: 'success', heading: 'Order Successful!' },
  { path: '/nowhere', name: '404', screen: 'unknown', heading: 'Unexpected Application Error!' },
]

for (const { path, name, screen, heading } of screens) {
  // spec 2.1, 2.4, 2.5, 2.6
  test(`${path} shows the ${name} screen with header, cart and footer, even after a reload`, async ({
    page,
    site,
  }) => {
    await site.open(path)
    for (const load of ['first load', 'after a reload']) {
      await test.step(load, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(site.screen(screen)).toBeVisible()
        await expect(site.header()).toBeVisible()
        await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
        await expect(page.getByRole('contentinfo')).toContainText('Licensed & Insured')
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page).toHaveURL(site.origin + path)
      })
      await page.reload()
    }
  })
}

for (const section of ['services', 'about', 'contact']) {
  // spec 2.3
  test(`/#${section} opens the home screen at the ${section} section, even after a reload`, async ({
    page,
    site,
  }) => {
    await site.open(`/#${section}`)
    await site.expectScrolledTo(section)
    await page.reload()
    await site.expectScrolledTo(section)
  })
}

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
