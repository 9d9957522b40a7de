import { existingMetadata, expectMeta, expectSingle } from './support/page-head.ts'
import { mug } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const uniqueElements = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:type"]',
]

// spec 2.87, 2.124
test('every screen has its own title and each metadata element exactly once', async ({ page, site }) => {
  await site.open('/', { head: existingMetadata })
  await expectSingle(page, uniqueElements)
  await site.link('Store').click()
  await expect(page).toHaveTitle('Store - Volt & Sons')
  await expectMeta(page, 'name', 'description', /Volt & Sons/)
  await expectMeta(page, 'property', 'og:type', 'website')
  await page.getByRole('link', { name: mug }).click()
  await expect(page).toHaveTitle(`${mug} - Our Store`)
  await expectSingle(page, uniqueElements)
  await expectMeta(page, 'property', 'og:title', `${mug} - Our Store`)
  await expectMeta(page, 'property', 'og:url', `${site.origin}/product/prod_mug`)
  await expectMeta(page, 'property', 'og:image', /^http.*mug/)
  await expectMeta(page, 'property', 'og:type', 'product')
  await page.goBack()
  await expect(page).toHaveTitle('Store - Volt & Sons')
  await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
  await expect(page).toHaveTitle('Volt & Sons - Professional Electrical Services')
  await expectSingle(page, uniqueElements)
  await page.goto(`${site.origin}/success`)
  await expect(page).toHaveTitle('Order Successful! - Volt & Sons')
  await page.goto(`${site.origin}/nowhere`)
  await expect(page).toHaveTitle('404 Not Found')
})

for (const [path, canonical] of [
  ['/product/prod_mug?utm_source=letter#reviews', '/product/prod_mug'],
  ['/store/?utm_source=letter', '/store'],
] as const) {
  test(`the canonical URL of ${path} is ${canonical}`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + canonical)
  })
}

test('removing <electrician-site> restores the page’s own head elements', async ({ page, site }) => {
  await site.open('/product/prod_mug', { head: existingMetadata })
  await expect(page).toHaveTitle(`${mug} - Our Store`)
  await page.locator('electrician-site').evaluate((element) => element.remove())
  await expect(page).toHaveTitle('Test page')
  await expectMeta(page, 'name', 'description', 'The page’s own.')
  await expectMeta(page, 'property', 'og:title', 'The page’s own title')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/')
  await expect(page.locator('meta[property="og:url"], script[type="application/ld+json"]')).toHaveCount(0)
})
