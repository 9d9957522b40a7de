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
  await page.goto(`${site.origin}/store/?utm_source=letter#reviews`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/store`)
  await page.goto(`${site.origin}/success`)
  await expect(page).toHaveTitle('Order Successful! - Volt & Sons')
  await page.goto(`${site.origin}/nowhere`)
  await expect(page).toHaveTitle('404 Not Found')
})

test('the script replaces the prerendered structured data with its own', async ({ page }) => {
  await page.goto('/product/prod_mug')
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(page.getByText(/in stock!/)).toBeVisible()
  await expect(blocks).toHaveCount(1)
  await expect
    .poll(async () => JSON.parse((await blocks.textContent()) ?? '{}').offers[0].url)
    .toContain('/product/')
})

test('<product-detail> adds structured data about the product and changes nothing else in the head', async ({
  page,
  testPage,
}) => {
  await testPage.open('<product-detail product-id="prod_mug"></product-detail>', { head: existingMetadata })
  const data = page.locator('script[type="application/ld+json"]')
  await expect.poll(() => data.allTextContents()).toEqual([expect.stringContaining('"@type":"Product"')])
  await expect(page).toHaveTitle('Test page')
  await expectMeta(page, 'name', 'description', 'The page’s own.')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/')
  await page.locator('product-detail').evaluate((element) => element.remove())
  await expect(data).toHaveCount(0)
})
