import { expect, htmlBlock, test } from './support/site.ts'

// WordPress and WooCommerce read many query parameters themselves, for example `page` and `product`.

test('WordPress shows the pages of a search and of a product', async ({ page, site }) => {
  const { html } = site.snippet({ elements: ['product-detail'] })
  const grid = `<store-grid store-host="${site.storeHost}" store-id="large" browse></store-grid>`
  site.save('administrator', 'Catalog', htmlBlock(site.snippet({ elements: [] }).html + grid))
  const search = 'ee-q=e&ee-sort=title&ee-min=1&ee-max=900&ee-stock=in'
  await page.goto(`/catalog/?${search}`)
  await expect(page.getByRole('searchbox')).toHaveValue('e')
  await expect(page).toHaveURL(`/catalog/?${search}`)

  const address = site.save('administrator', 'Item', htmlBlock(html))
  await page.goto(`${address}?ee-product=prod_tee&ee-variant=variant_tee_amber`)
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeVisible()
  await expect(page).toHaveURL(/\/item\/\?ee-product=prod_tee&ee-variant=variant_tee_amber$/)
})
